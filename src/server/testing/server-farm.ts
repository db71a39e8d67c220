import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { programPath } from '../../../scripts/programs.ts';
import { freePort } from '../../testing/free-port.ts';
import { exitCode, killed, main, startProcess } from './server-process.ts';

const shippedConfiguration = new URL('../../../deploy/nginx.conf', import.meta.url);

/**
 * The file that ships, with addresses of this machine, without TLS, and with more patience: a busy machine may take longer to
 * start the next process than a visitor waits. Every other rule in it is as it ships.
 */
export const nginxConfiguration = (folder: string, port: number, plainPort: number, servers: number[]) => {
  const rules = servers.reduce(
    (text, server, n) => text.replace(`server-${n + 1}:3000`, `127.0.0.1:${server}`),
    readFileSync(shippedConfiguration, 'utf8'),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    userInfo().uid === 0 ? 'user root;' : '',
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    rules
      .replace(
        'include mime.types;',
        temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' '),
      )
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replace('proxy_read_timeout 30s;', 'proxy_read_timeout 180s;')
      .replaceAll(/^ *(?:http2|ssl_\w+) .*;$/gm, ''),
  ].join('\n');
};

/** The file that ships, in front of these servers. */
export const startNginx = async (servers: number[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-nginx-'));
  mkdirSync(join(folder, 'logs'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfiguration(folder, port, await freePort(), servers));
  const child = spawn(programPath('nginx'), ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await setTimeout(20);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    complaints: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await exitCode(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const isListening = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  const listens = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return listens;
};

/**
 * Does for one server what systemd does with deploy/hookwise.socket: holds the listening socket, hands it to the process, and
 * starts the next process when one has ended. Node cannot hold a socket without answering on it; every Debian has Perl.
 */
const socketHolder = `
  use Socket; use POSIX ();
  $^F = 3; $| = 1;
  socket(my $socket, PF_INET, SOCK_STREAM, 0) or die;
  setsockopt($socket, SOL_SOCKET, SO_REUSEADDR, 1);
  bind($socket, sockaddr_in(shift, INADDR_LOOPBACK)) or die;
  listen($socket, 511) or die;
  POSIX::dup2(fileno($socket), 3);
  for (;;) {
    my $pid = fork();
    if (!$pid) { $ENV{LISTEN_FDS} = 1; $ENV{LISTEN_PID} = $$; exec @ARGV or exit 127; }
    print "life of $pid begins\\n";
    waitpid($pid, 0);
    print "life of $pid ends with $?\\n";
  }`;

export type Farm = Awaited<ReturnType<typeof startFarm>>;

/** One place behind the proxy, in which one process follows another. */
const openPlace = async (port: number, env: Record<string, string>) => {
  const holder = startProcess(env, [
    programPath('perl'),
    '-e',
    socketHolder,
    String(port),
    process.execPath,
    main,
  ]);
  const times = (text: string, n: number) => new RegExp(`(?:${text}[^]*?){${n}}`);
  let lives = 1;
  await holder.said(times('Hookwise is ready', lives));
  const pid = () => Number([...holder.output().matchAll(/life of (\d+) begins/g)].at(-1)?.[1]);
  /** Ends the current process; returns how it ended. */
  const end = async (signal: NodeJS.Signals) => {
    const ending = pid();
    process.kill(ending, signal);
    const [, status] = await holder.said(new RegExp(`life of ${ending} ends with (\\d+)`));
    return Number(status);
  };
  return {
    ...holder,
    url: `http://127.0.0.1:${port}`,
    end,
    isServing: async () => {
      lives += 1;
      await holder.said(times('Hookwise is ready', lives));
    },
    close: async () => {
      await killed(holder);
      process.kill(pid(), 'SIGKILL');
    },
  };
};

/** Three server processes on one database, behind a real nginx with the rules that ship. */
export const startFarm = async (env: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-farm-'));
  const ports = [await freePort(), await freePort(), await freePort()];
  // All at once: they bring the tables up to date together.
  const servers = await Promise.all(
    ports.map((port, n) =>
      openPlace(port, {
        ...env,
        DATA_DIR: join(folder, String(n)),
        TRUST_PROXY: '127.0.0.1',
        SESSION_SECRET: 'the same on every server, thirty-two characters',
        CONTENT_KEY: 'the same on every server: for what people submit',
      }),
    ),
  );
  const proxy = await startNginx(ports);
  const server = (n: number) => {
    const found = servers[n];
    if (!found) throw new Error(`there is no server ${n}`);
    return found;
  };
  return {
    url: proxy.url,
    /** The errors that nginx logged. */
    complaints: proxy.complaints,
    servers,
    server,
    /** As an upgrade does it: calls in progress finish, then the next process takes over. Returns how the first ended. */
    restart: async (n: number) => {
      const status = await server(n).end('SIGTERM');
      await server(n).isServing();
      return status;
    },
    stop: async () => {
      await proxy.stop();
      await Promise.all(servers.map(({ close }) => close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
