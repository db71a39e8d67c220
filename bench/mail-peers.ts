// How many messages a second does the engine judge, against SpamAssassin and rspamd from Debian's packages, on the same
// messages? All without a network, each with the processes or threads it would use on this machine; the messages are the
// project's own generated ones. How well each judges is another question: npm run evaluate -- --peers.
// Run: node bench/mail-peers.ts [--count 400]

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Peer } from '../ml/peers/peer.ts';
import { rspamd } from '../ml/peers/rspamd.ts';
import { spamassassin } from '../ml/peers/spamassassin.ts';
import { enclosureReader, judgeMail, judges } from '../src/server/measuring.ts';
import { printMachine, printTable, say } from './kit/figures.ts';
import { generatedMails } from './kit/inputs.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '400' } } });
const count = Number(values.count);
const warmUps = Math.min(40, count);
const mails = generatedMails(count).map((raw, n) => ({ id: String(n), raw: Buffer.from(raw) }));
const rows: Record<string, string | number>[] = [];

const measure = async (what: string, atOnce: number, judge: (some: typeof mails) => Promise<number>) => {
  await judge(mails.slice(0, warmUps));
  const from = performance.now();
  const judged = await judge(mails);
  const seconds = (performance.now() - from) / 1000;
  rows.push({
    what,
    'at once': String(atOnce),
    'a second': judged / seconds,
    'ms each, one by one': (seconds * 1000 * atOnce) / judged,
    judged: `${judged} of ${mails.length}`,
  });
};

printMachine();
const threads = Math.min(4, Math.max(1, availableParallelism() - 1));
const pool = judges({ onFault: () => undefined });
const files = enclosureReader({ onFault: () => undefined });
const judge = judgeMail({
  judge: (job, waiter) => pool.judge({ ...job, feeds: [] }, waiter),
  readEnclosures: files.read,
});
const never = new AbortController().signal;
await measure('Hookwise, as the server runs it', threads, async (some) => {
  let judged = 0;
  const rest = some.values();
  await Promise.all(
    // One more than there are threads, so that none waits for the next message.
    Array.from({ length: threads + 1 }, async () => {
      for (const { raw } of rest) {
        const outcome = await judge({ mail: { bytes: raw }, authentication: null }, never);
        if (outcome.state === 'done' && outcome.result.state === 'judged') judged += 1;
      }
    }),
  );
  return judged;
});
await Promise.all([pool.close(), files.close()]);

const withPeer = async (peer: Peer) => {
  const version = await peer.version();
  if (version === null) {
    say(`${peer.name} is not installed here: left out.`);
    return;
  }
  try {
    await measure(
      `${peer.name} ${version}`,
      Math.max(2, availableParallelism()),
      async (some) => (await peer.judge(some)).size,
    );
  } catch (error) {
    say(`${peer.name} did not run here: ${error instanceof Error ? error.message.slice(0, 200) : error}`);
  } finally {
    await peer.close();
  }
};
await withPeer(spamassassin());
await withPeer(rspamd());
printTable(rows);
say(
  `${(mails.reduce((sum, { raw }) => sum + raw.length, 0) / mails.length / 1000).toFixed(1)} kB a message in the mean`,
);
process.exit(0);
