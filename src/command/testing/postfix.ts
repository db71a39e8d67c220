import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { programPath } from '../../../scripts/programs.ts';
import { freePort } from '../../testing/free-port.ts';

type Needs = {
  /** For all that it writes. */
  folder: string;
  /** What the recipe has installed, as in deploy/command. */
  recipe: string;
  /** Whose the mailbox is. */
  owner: number;
};

/** The daemons that a message passes, as in Debian's own file. */
const services = `
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`;

/**
 * A Postfix of one's own that delivers to one mailbox, with the entries of the recipe. Programs with a group of their own read their
 * settings from /etc/postfix alone, so in a mount namespace our folders lie there; the machine's are not touched.
 */
export const startPostfix = async ({ folder, recipe, owner }: Needs) => {
  const port = await freePort();
  const at = (name: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    return join(folder, name);
  };
  const [etc, spool, data, mail, lib] = [at('etc'), at('spool'), at('data'), at('mail'), at('lib')];
  chmodSync(folder, 0o755);
  chownSync(mail, owner, owner);
  spawnSync('chown', ['postfix', data]);
  cpSync('/etc/postfix/postfix-files', join(etc, 'postfix-files'));
  for (const name of ['postfix-files.d', 'dynamicmaps.cf', 'dynamicmaps.cf.d'])
    if (existsSync(join('/etc/postfix', name)))
      cpSync(join('/etc/postfix', name), join(etc, name), { recursive: true });
  cpSync(recipe, join(lib, 'hookwise'), { recursive: true });
  writeFileSync(
    join(etc, 'main.cf'),
    [
      'compatibility_level = 3.6',
      'myhostname = mx.example',
      'inet_interfaces = 127.0.0.1',
      'inet_protocols = ipv4',
      'mydestination =',
      'alias_maps =',
      'alias_database =',
      'virtual_mailbox_domains = box.example',
      `virtual_mailbox_base = ${mail}`,
      'virtual_mailbox_maps = static:b/',
      `virtual_uid_maps = static:${owner}`,
      `virtual_gid_maps = static:${owner}`,
      'virtual_minimum_uid = 1',
      'maillog_file = /var/spool/postfix/log',
      '',
    ].join('\n'),
  );
  const entries = readFileSync(join(recipe, 'master.cf'), 'utf8').replace(/^smtp /m, `${port} `);
  writeFileSync(join(etc, 'master.cf'), entries + services);

  const mount = programPath('mount');
  const begin = [
    `${mount} --bind '${etc}' /etc/postfix`,
    `${mount} --bind '${spool}' /var/spool/postfix`,
    `${mount} --bind '${data}' /var/lib/postfix`,
    `mkdir -p /usr/local/lib && ${mount} --bind '${lib}' /usr/local/lib`,
    `exec ${programPath('postfix')} start-fg`,
  ].join(' && ');
  const server = spawn(programPath('unshare'), ['--mount', 'sh', '-c', begin], { stdio: 'ignore' });
  const log = () => (existsSync(join(spool, 'log')) ? readFileSync(join(spool, 'log'), 'utf8') : '');
  const sender = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  await until(() => sender.verify(), log);
  const inbox = join(mail, 'b/new');
  return {
    send: (message: string) =>
      sender.sendMail({ envelope: { from: 'a@a.example', to: ['b@box.example'] }, raw: message }),
    delivered: () =>
      existsSync(inbox) ? readdirSync(inbox).map((name) => readFileSync(join(inbox, name), 'latin1')) : [],
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // It is a child of what was started, and would outlive it.
      process.kill(Number(readFileSync(join(spool, 'pid/master.pid'), 'utf8')), 'SIGTERM');
      await ended;
    },
  };
};

const until = async (attempt: () => Promise<unknown>, log: () => string) => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 100) throw new Error(`Postfix does not answer: ${log()}`, { cause: error });
      await setTimeout(100);
    }
  }
};
