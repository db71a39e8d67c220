// How long does the command take? Starts of the packed command, links and messages once it is warm, a mailbox of 10,000 messages,
// and what it sends in a network namespace of its own. Usage: node bench/command.ts (after npm run pack; --messages 10000).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkMail, checkUrl, useData as takeData } from '../src/offline/index.ts';

const { values } = parseArgs({ options: { messages: { type: 'string', default: '10000' } } });
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'packages/hookwise/dist');
const command = join(dist, 'command/hookwise.js');
if (!existsSync(command)) throw new Error('npm run pack makes what is measured here');

const folder = mkdtempSync(join(tmpdir(), 'hookwise-bench-'));
const env = { ...process.env, HOOKWISE_DATA: folder, XDG_CACHE_HOME: folder };
const mails = join(root, 'src/engine/testing/mails');
const messages = ['phishing', 'legitimate'].flatMap((kind) =>
  readdirSync(join(mails, kind)).map((name) => readFileSync(join(mails, kind, name))),
);
const one = join(mails, 'phishing', readdirSync(join(mails, 'phishing'))[0] ?? '');

const share = (all: number[], part: number) =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0;
const say = (what: string, figure: string) => console.log(`${what.padEnd(44)} ${figure}`);

const hookwise = (args: string[], prefix: string[] = []) => {
  const began = performance.now();
  const [program = '', ...rest] = [...prefix, process.execPath, command, ...args];
  const ended = spawnSync(program, rest, { env, encoding: 'utf8', maxBuffer: 1024 ** 3 });
  return { ...ended, ms: performance.now() - began };
};

try {
  hookwise(['check', one]);
  const starts = Array.from({ length: 15 }, () => hookwise(['check', one]).ms);
  say(
    'hookwise check mail.eml, median and slowest',
    `${share(starts, 0.5).toFixed(0)} and ${share(starts, 1).toFixed(0)} ms (limit 400)`,
  );
  const bare = Array.from({ length: 5 }, () => {
    const began = performance.now();
    spawnSync(process.execPath, ['-e', '0']);
    return performance.now() - began;
  });
  say('node with nothing to do, median', `${share(bare, 0.5).toFixed(0)} ms`);

  takeData({
    weights: readFileSync(join(dist, 'weights.bin')),
    tables: readFileSync(join(dist, 'tables.bin')),
  });
  const timed = async (rounds: number, work: (n: number) => Promise<unknown>) => {
    const times: number[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const began = performance.now();
      await work(n);
      times.push(performance.now() - began);
    }
    return times.slice(rounds / 5);
  };
  const links = await timed(2500, (n) => checkUrl(`https://login-${n}.paypa1-account.example/a?b=${n}`));
  say(
    'a link once warm, p50 and p99',
    `${share(links, 0.5).toFixed(2)} and ${share(links, 0.99).toFixed(2)} ms (limit 2)`,
  );
  const mail = await timed(1000, (n) => checkMail(new Uint8Array(messages[n % messages.length] ?? [])));
  say(
    'a message once warm, p50 and p99',
    `${share(mail, 0.5).toFixed(2)} and ${share(mail, 0.99).toFixed(2)} ms (limit 20)`,
  );

  const count = Number(values.messages);
  const mbox = join(folder, 'inbox.mbox');
  const separated = messages.map((message) =>
    Buffer.concat([
      Buffer.from('From a@a.example Thu Nov 19 01:40:37 2026\n'),
      Buffer.from(
        message
          .toString('latin1')
          .replaceAll('\r\n', '\n')
          .replace(/^From /gm, '>From ')
          .trimEnd(),
        'latin1',
      ),
      Buffer.from('\n\n'),
    ]),
  );
  writeFileSync(
    mbox,
    Buffer.concat(
      Array.from({ length: count }, (_, n) => separated[n % separated.length] ?? Buffer.alloc(0)),
    ),
  );
  const all = hookwise(['check', mbox]);
  say(
    `a mailbox of ${count} on ${availableParallelism()} cores`,
    `${((count * 1000) / all.ms).toFixed(0)} a second`,
  );
  console.log(all.stdout.split('\n').slice(-5).join('\n'));

  // In a namespace without any way out, a packet would be counted on its only interface.
  const counted = hookwise(
    ['check', one],
    [
      'unshare',
      '--net',
      '--map-root-user',
      'strace',
      '-f',
      '-qq',
      '-e',
      'trace=connect,sendto,sendmsg',
      '-o',
      join(folder, 'calls'),
    ],
  );
  if (counted.error || !existsSync(join(folder, 'calls')))
    say('packets', 'not counted: unshare and strace are needed');
  else {
    const calls = readFileSync(join(folder, 'calls'), 'utf8')
      .split('\n')
      .filter((line) => /AF_INET/.test(line));
    say('connections and packets without --online', `${calls.length} (exit code ${counted.status})`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
