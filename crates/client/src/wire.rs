//! How bytes get to a server: in the clear, or by TLS for an address with `https`.

use std::sync::{Arc, OnceLock};

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{CertificateError, ClientConfig, Error as TlsError, RootCertStore};

use crate::{Error, Server};

/// A connection to a server, whatever it is made of.
pub(crate) trait Wire: AsyncRead + AsyncWrite + Send + Unpin {}

impl<W: AsyncRead + AsyncWrite + Send + Unpin> Wire for W {}

/// Whose word is taken for who a server is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Authority {
    /// Those that this device trusts in general.
    #[default]
    Device,
    /// This one alone.
    Own(CertificateDer<'static>),
}

impl Authority {
    /// An authority of one's own, by its certificate in the PEM format.
    pub(crate) fn own(pem: &str) -> Result<Self, Error> {
        let certificate = CertificateDer::from_pem_slice(pem.as_bytes());
        certificate.map(Authority::Own).map_err(|error| Error::Address(format!("this is no certificate: {error}")))
    }

    fn config(&self) -> Result<Arc<ClientConfig>, String> {
        match self {
            // Reading what a device trusts takes a while, and it does not change while a program runs.
            Authority::Device => {
                static DEVICE: OnceLock<Result<Arc<ClientConfig>, String>> = OnceLock::new();
                DEVICE.get_or_init(|| trusting(rustls_native_certs::load_native_certs().certs)).clone()
            }
            Authority::Own(certificate) => trusting([certificate.clone()]),
        }
    }
}

fn trusting(authorities: impl IntoIterator<Item = CertificateDer<'static>>) -> Result<Arc<ClientConfig>, String> {
    let mut roots = RootCertStore::empty();
    let (known, _) = roots.add_parsable_certificates(authorities);
    if known == 0 {
        return Err("this device has no certificates of authorities to check it by; \
                    install them (the package is mostly called ca-certificates) or name a file in SSL_CERT_FILE"
            .to_owned());
    }
    // Named here, so that it does not depend on what else is compiled into a program.
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?;
    Ok(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}

/// Makes a connection secret, with the server of this name alone.
pub(crate) async fn secure(server: &Server, host: &str, stream: TcpStream) -> Result<Box<dyn Wire>, Error> {
    let untrusted = |problem: String| Error::Untrusted { server: server.to_string(), problem };
    let name = ServerName::try_from(host.to_owned()).map_err(|error| Error::Address(error.to_string()))?;
    let config = server.authority_of_certificates().config().map_err(untrusted)?;
    match TlsConnector::from(config).connect(name, stream).await {
        Ok(stream) => Ok(Box::new(stream)),
        Err(error) => match error.get_ref().and_then(|inner| inner.downcast_ref::<TlsError>()) {
            Some(TlsError::InvalidCertificate(problem)) => Err(untrusted(certificate_problem(problem))),
            Some(TlsError::InvalidMessage(_)) => Err(Error::unreachable(server, "it does not speak https")),
            _ => Err(Error::unreachable(server, error)),
        },
    }
}

/// What is wrong with a certificate, for people.
fn certificate_problem(problem: &CertificateError) -> String {
    match problem {
        // A signature is wrong if somebody calls themselves what a trusted authority is called.
        CertificateError::UnknownIssuer | CertificateError::BadSignature => {
            "its certificate was issued by nobody that this device trusts, so it may be somebody else".to_owned()
        }
        CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
            "its certificate is for another name, so it may be somebody else".to_owned()
        }
        CertificateError::Expired | CertificateError::ExpiredContext { .. } => "its certificate has expired".to_owned(),
        CertificateError::NotValidYet | CertificateError::NotValidYetContext { .. } => {
            "its certificate is not valid yet; is the clock of this device right?".to_owned()
        }
        other => format!("its certificate is not valid: {other}"),
    }
}
