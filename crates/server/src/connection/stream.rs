//! A connection that ends when the other side neither says what it has to say nor reads what it is told.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

use super::conduct::{Conduct, Late};
use crate::config::TimeLimits;
use crate::refusals::{Refusal, Refusals};
use crate::tally::Pass;

/// A stream with limits of time.
pub(super) struct TimedStream {
    stream: TcpStream,
    peer: SocketAddr,
    times: TimeLimits,
    conduct: Arc<Conduct>,
    refusals: Arc<Refusals>,
    /// Until when something has to be heard.
    hearing: Option<Pin<Box<Sleep>>>,
    /// Until when some of what is written has to be read; none while the system takes what is written.
    unread: Option<Pin<Box<Sleep>>>,
    _pass: Pass,
}

impl TimedStream {
    pub(super) fn new(
        stream: TcpStream,
        peer: SocketAddr,
        times: TimeLimits,
        conduct: Arc<Conduct>,
        refusals: Arc<Refusals>,
        pass: Pass,
    ) -> Self {
        TimedStream { stream, peer, times, conduct, refusals, hearing: None, unread: None, _pass: pass }
    }

    /// Whether it is too late for what is waited for.
    fn poll_late(&mut self, context: &mut Context<'_>) -> Poll<io::Error> {
        let Some((deadline, late)) = self.conduct.deadline(&self.times, context.waker()) else { return Poll::Pending };
        let hearing = self.hearing.get_or_insert_with(|| Box::pin(sleep_until(deadline)));
        if hearing.deadline() != deadline {
            hearing.as_mut().reset(deadline);
        }
        ready!(hearing.as_mut().poll(context));
        if late == Late::Head {
            self.refusals.note(Refusal::HalfSentHead, Some(self.peer.ip()));
        }
        Poll::Ready(io::Error::new(io::ErrorKind::TimedOut, "nothing more was asked"))
    }

    /// Whether what was written is not read for too long.
    fn poll_unread(&mut self, context: &mut Context<'_>) -> Poll<io::Error> {
        let Some(unread) = &mut self.unread else { return Poll::Pending };
        ready!(unread.as_mut().poll(context));
        if self.stream.poll_write_ready(context).is_ready() {
            // It has been read meanwhile, and nobody had anything more to write.
            self.unread = None;
            return Poll::Pending;
        }
        self.refusals.note(Refusal::Unread, Some(self.peer.ip()));
        Poll::Ready(io::Error::new(io::ErrorKind::TimedOut, "what was sent is not read"))
    }

    /// What became of writing.
    fn written(&mut self, written: Poll<io::Result<usize>>, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        if written.is_ready() {
            self.unread = None;
            return written;
        }
        let deadline = Instant::now() + self.times.unread;
        self.unread.get_or_insert_with(|| Box::pin(sleep_until(deadline)));
        self.poll_unread(context).map(Err)
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if read.is_pending() {
            if let Poll::Ready(late) = self.poll_late(context) {
                return Poll::Ready(Err(late));
            }
            return self.poll_unread(context).map(Err);
        }
        if buffer.filled().len() > before {
            self.conduct.heard();
        }
        read
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.written(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
