// npm test, once the packages are there: installs what else the tests need and runs every one of them. `--quick` leaves out
// the browser.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { ensureBuilt, root, run } from './setup.mjs';

const isQuick = process.argv.includes('--quick');
const results = join(root, 'test-results');
const unitReport = join(results, 'unit.json');
const browserReport = join(results, 'browser.json');

const step = (title: string) => process.stdout.write(`\n== ${title}\n`);

const readReport = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Counts of one runner. A runner that failed without a failed test (a crash, no report) counts as one failure. */
type Counts = { passed: number; failed: number };
const countOf = (status: number, counts?: Counts | null): Counts => {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

step('Programs from Debian');
if (run('node', ['scripts/install-programs.ts']) !== 0) process.exit(1);

step('Types, lint, dead code');
const check = countOf(run('npm', ['run', '--silent', 'check']), { passed: 1, failed: 0 });

step('Unit and integration tests, on the embedded engine and on a PostgreSQL server');
const postgres = await startPostgres();
const unitStatus = run(
  'vitest',
  ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
  {
    env: { TEST_DATABASE_URL: postgres.url },
  },
);
postgres.stop();
const unitCounts = readReport(unitReport);
const unit = countOf(
  unitStatus,
  unitCounts && { passed: unitCounts.numPassedTests, failed: unitCounts.numFailedTests },
);

let browser = { passed: 0, failed: 0 };
let checklist = 0;
if (!isQuick) {
  step('Browser tests');
  ensureBuilt();
  const status = run('playwright', ['test'], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport } });
  const stats = readReport(browserReport)?.stats;
  browser = countOf(status, stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected });

  step('Checklist');
  checklist = run('npm', ['run', '--silent', 'checklist']);
}

const failed = (check.failed > 0 ? 1 : 0) + (checklist === 0 ? 0 : 1) + unit.failed + browser.failed;
process.stdout.write(`\n${unit.passed + browser.passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
