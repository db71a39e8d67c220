/**
 * Runs the engine over every labelled set and prints a table by source, links first, then messages.
 *
 *   npm run evaluate -- --data ../shared/data                 the unseen halves
 *   npm run evaluate -- --data ../shared/data --half fit      the halves the points were fitted on
 *   npm run evaluate -- --data ../shared/data --report        and write the reports under models/
 *
 * More options (misses, alarms, detectors, samples): see urls.ts and mails.ts.
 */
import { spawnSync } from 'node:child_process';

const isReport = process.argv.includes('--report');
const rest = process.argv.slice(2).filter((argument) => argument !== '--report');
const runs = [
  { script: 'urls.ts', report: 'models/url-rules/evaluation.json' },
  { script: 'mails.ts', report: 'models/mail-rules/evaluation.json' },
];
for (const { script, report } of runs) {
  const path = new URL(script, import.meta.url).pathname;
  const { status } = spawnSync(process.execPath, [path, ...rest, ...(isReport ? ['--out', report] : [])], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
