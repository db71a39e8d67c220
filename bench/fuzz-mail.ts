/**
 * Is there a message that breaks the threads which verify and judge mail? 20,000 mutations (flip, cut, splice, repeat) of a
 * hundred messages of our own, always the same for a seed. Limit: no fault, no thread that had to be replaced.
 *
 *   node bench/fuzz-mail.ts [how many] [seed]
 *
 * One message at a time, so that the processor time of the process is that of the message. A message that breaks something is
 * written to the folder named on its line; reduced, it belongs in src/engine/testing/once-failed.
 */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verdictSchema } from '../src/contract/index.ts';
import { hundredMails, mutate, mutations } from '../src/engine/testing/index.ts';
import { enclosureReader, judgeMail, judges, senderVerifier } from '../src/server/measuring.ts';
import { seededRandom } from '../src/testing/index.ts';

const [count = 20_000, seed = 48] = process.argv.slice(2).map(Number);
const random = seededRandom(seed);
const mails = hundredMails();
const faults: object[] = [];
const onFault = (fault: object) => void faults.push(fault);
const pool = judges({ onFault });
const files = enclosureReader({ onFault });
const judge = judgeMail({
  judge: (job, waiter) => pool.judge({ ...job, feeds: [] }, waiter),
  readEnclosures: files.read,
});
const verifier = senderVerifier({ dnsServers: null, onFault });
const { signal } = new AbortController();
const folder = mkdtempSync(join(tmpdir(), 'fuzz-mail-'));

const outcomes = { judged: 0, unreadable: 0, faults: 0, restarts: 0, unsound: 0 };
let slowest = { ms: 0, what: '' };
const anyMail = () => mails[Math.floor(random() * mails.length)] ?? new Uint8Array();

/** What becomes of one message, as the tally counts it. */
const outcomeOf = async (bytes: Uint8Array): Promise<keyof typeof outcomes> => {
  const authentication = await verifier.verify(bytes, { isExact: true, signal });
  const outcome = await judge({ mail: { bytes }, authentication }, signal);
  if (outcome.state !== 'done') return 'restarts';
  if (outcome.result.state === 'judged')
    return verdictSchema.safeParse(outcome.result.verdict).success ? 'judged' : 'unsound';
  return outcome.result.state === 'unreadable' ? 'unreadable' : 'faults';
};

await outcomeOf(anyMail());
for (let n = 0; n < count; n += 1) {
  const mutation = mutations[n % mutations.length] ?? 'flip';
  const bytes = mutate(anyMail(), { mutation, random, other: anyMail() });
  const faultsBefore = faults.length;
  const before = process.cpuUsage();
  const outcome = await outcomeOf(bytes);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000;
  if (ms > slowest.ms) slowest = { ms, what: `${mutation} ${n}, ${bytes.length} bytes` };
  outcomes[outcome] += 1;
  if (faults.length > faultsBefore || !['judged', 'unreadable'].includes(outcome)) {
    const path = join(folder, `${n}-${mutation}-${outcome}.eml`);
    writeFileSync(path, bytes);
    process.stdout.write(`${outcome} ${path} ${JSON.stringify(faults.slice(faultsBefore))}\n`);
  }
  if ((n + 1) % 2000 === 0) process.stdout.write(`${n + 1} of ${count}: ${JSON.stringify(outcomes)}\n`);
}
await Promise.all([pool.close(), files.close(), verifier.close()]);

const broken = outcomes.faults + outcomes.restarts + outcomes.unsound + faults.length;
process.stdout.write(
  `${count} messages, seed ${seed}: ${outcomes.judged} judged, ${outcomes.unreadable} refused as unreadable (422), ` +
    `${outcomes.faults} faults, ${outcomes.unsound} answers against the contract, ${outcomes.restarts} restarts; ` +
    `slowest ${slowest.ms.toFixed(0)} ms of processor time (${slowest.what})\nlimit 0 broken: ${broken === 0 ? 'held' : 'NOT held'}\n`,
);
process.exitCode = broken === 0 ? 0 : 1;
