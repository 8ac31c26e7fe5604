use std::fs;
use std::io;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

/// As whom the server runs. PostgreSQL refuses to run as root, so root borrows the account `nobody`.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Account {
    Own,
    Other { user: u32, group: u32 },
}

impl Account {
    pub(crate) fn suitable() -> io::Result<Self> {
        if !is_root()? {
            return Ok(Account::Own);
        }
        let (user, group) = numbers_of("nobody", &fs::read_to_string("/etc/passwd")?)
            .ok_or_else(|| io::Error::other("PostgreSQL does not run as root, and there is no user `nobody`"))?;
        Ok(Account::Other { user, group })
    }

    pub(crate) fn give(self, path: &Path) -> io::Result<()> {
        match self {
            Account::Own => Ok(()),
            Account::Other { user, group } => chown(path, Some(user), Some(group)),
        }
    }

    /// A command that will run in this account.
    pub(crate) fn command(self, program: &Path) -> Command {
        let mut command = Command::new(program);
        if let Account::Other { user, group } = self {
            command.uid(user).gid(group);
        }
        command
    }
}

pub(crate) fn is_root() -> io::Result<bool> {
    Ok(fs::metadata("/proc/self")?.uid() == 0)
}

/// The numbers of a user and their group, from a file like `/etc/passwd`.
fn numbers_of(name: &str, accounts: &str) -> Option<(u32, u32)> {
    accounts.lines().find_map(|line| {
        let mut fields = line.split(':');
        let found = fields.next()? == name;
        let (user, group) = (fields.nth(1)?.parse().ok()?, fields.next()?.parse().ok()?);
        found.then_some((user, group))
    })
}

#[cfg(test)]
mod tests {
    use super::numbers_of;

    #[test]
    fn a_user_is_found_by_name() {
        let accounts = "root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin\n";
        assert_eq!(numbers_of("nobody", accounts), Some((65534, 65533)));
        assert_eq!(numbers_of("somebody", accounts), None);
    }
}
