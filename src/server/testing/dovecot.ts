import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findProgram } from '../../../scripts/programs.ts';
import type { Made } from '../../lookups/testing/certificates.ts';
import { freePort } from '../../testing/index.ts';
import { imapAccount } from './imap-server.ts';

/** Mails belong to somebody without rights. */
const nobody = 65534;

/** Why Dovecot cannot be tried on this machine; null where it can. */
export const whyNoDovecot = (): string | null => {
  const dovecot = findProgram('dovecot');
  if (!dovecot || !findProgram('imap-login')) return 'dovecot-imapd is not installed';
  if (process.getuid?.() !== 0) return 'only root may start Dovecot';
  const version = execFileSync(dovecot, ['--version'], { encoding: 'utf8' });
  return version.startsWith('2.3.')
    ? null
    : `its settings are for Dovecot 2.3, and this is ${version.trim()}`;
};

/** Dovecot on loopback with one account and one folder, over TLS from the first byte and over STARTTLS. */
export const dovecot = async (certificate: Made) => {
  const home = mkdtempSync(join(tmpdir(), 'hookwise-dovecot-'));
  const maildir = join(home, 'Maildir', `.${imapAccount.folder}`);
  const [imap, imaps] = [await freePort(), await freePort()];
  const write = (name: string, text: string) => {
    writeFileSync(join(home, name), text, { mode: 0o600 });
    return join(home, name);
  };
  // Of each folder on the way, too: nobody has to pass them all.
  for (const folder of [
    home,
    join(home, 'Maildir'),
    maildir,
    ...['cur', 'new', 'tmp'].map((name) => join(maildir, name)),
  ]) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    chownSync(folder, nobody, nobody);
  }
  const passwords = write('passwords', `${imapAccount.user}:{PLAIN}${imapAccount.password}\n`);
  chownSync(passwords, nobody, nobody);
  const config = write(
    'dovecot.conf',
    `
base_dir = ${home}/run
state_dir = ${home}/run
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
default_internal_user = nobody
default_internal_group = nogroup
default_login_user = nobody
first_valid_uid = 1
ssl = required
ssl_cert = <${write('certificate.pem', certificate.pem)}
ssl_key = <${write('key.pem', String(certificate.key.export({ type: 'pkcs8', format: 'pem' })))}
passdb {
  driver = passwd-file
  args = ${passwords}
}
userdb {
  driver = static
  args = uid=${nobody} gid=${nobody} home=${home}
}
mail_location = maildir:~/Maildir
service imap-login {
  chroot =
  inet_listener imap {
    port = ${imap}
  }
  inet_listener imaps {
    port = ${imaps}
    ssl = yes
  }
}
`,
  );
  const server = spawn(findProgram('dovecot') ?? '', ['-F', '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  onTestFinished(async () => {
    await end(server);
    rmSync(home, { recursive: true, force: true });
  });
  await begun(server, () => log);
  let delivered = 0;
  return {
    port: (isSecure: boolean) => (isSecure ? imaps : imap),
    /** As a delivery agent puts a mail into the folder. */
    deliver: (mail: string | Buffer) => {
      delivered += 1;
      const file = join(maildir, 'new', `${delivered}.test`);
      writeFileSync(file, mail);
      chownSync(file, nobody, nobody);
    },
    /** How many mails are marked as seen, by the names that Dovecot gave their files. */
    seen: () => readdirSync(join(maildir, 'cur')).filter((name) => /:2,[A-Z]*S/.test(name)).length,
    log: () => log,
  };
};

/** Until it takes connections, which it logs. */
const begun = async (server: ChildProcess, log: () => string): Promise<void> => {
  while (!log().includes('starting up')) {
    if (server.exitCode !== null) throw new Error(`Dovecot ended: ${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
};
