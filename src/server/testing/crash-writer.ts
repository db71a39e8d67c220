// A process that a test kills. It opens the embedded database, prints what it holds, then runs checks forever
// and prints the id of each one once it is answered.
import { flushCompileCache } from 'node:module';
import type { Verdict } from '../../contract/analysis.ts';
import { readConfig } from '../config.ts';
import { checkUrl } from '../services/check-url.ts';
import { spendCheck } from '../services/spend-check.ts';
import { openEmbedded } from '../store/open-embedded.ts';
import { analysisResults, guestUsage } from '../store/schema.ts';
import { usageStore } from '../store/usage.ts';
import { testAnalyses } from './content-keys.ts';

const [dataDir = '', migrations = '', verdictOfAll = ''] = process.argv.slice(2);
const clock = () => new Date('2026-11-15T12:00:00Z');
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

say({ started: true });
// Node keeps what it has compiled when a process ends, and none of these is let end.
flushCompileCache();
const { db } = await openEmbedded(dataDir, migrations || undefined);
const kept = await db.select({ id: analysisResults.id }).from(analysisResults);
const [guest] = await db.select().from(guestUsage);
say({ kept: kept.map(({ id }) => id), counted: guest?.usageCount ?? 0 });

// The same for all, and handed over: it is the writing that gets interrupted, and loading the engine takes longer than that.
const verdict = JSON.parse(verdictOfAll) as Verdict;
const check = checkUrl({
  spendCheck: spendCheck({
    usage: usageStore(db),
    guestDailyLimit: readConfig({ GUEST_DAILY_LIMIT: '1000000' }).guestDailyLimit,
    clock,
  }),
  lookUp: async () => ({}),
  judge: () => verdict,
  itemOf: () => null,
  corrections: { apply: async (judged) => ({ verdict: judged, isDecided: false }) },
  analyses: testAnalyses(db),
  clock,
});
for (;;) {
  const { id } = await check(
    { user: null, session: null, address: '192.0.2.1', signal: new AbortController().signal },
    `https://example.com/${'x'.repeat(500)}`,
  );
  say({ answered: id });
}
