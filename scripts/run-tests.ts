// npm test, once the packages are installed. `chooseTests` lists the options.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Choice, chooseTests, Refusal, usage } from './choose-tests.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import { forgetful, startPostgres } from './postgres.ts';
import { ensureBuilt, root, run } from './setup.mjs';

type Counts = { passed: number; failed: number };

const results = join(root, 'test-results');
const unitReport = join(results, 'unit.json');
const browserReport = join(results, 'browser.json');

/** Tests start hundreds of the product's processes and threads; each would strip the types of the same files again. */
const compiled = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') };

const say = (text: string) => process.stdout.write(`${text}\n`);

const readReport = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A runner that failed without a failed test (a crash, no report) counts as one failure. */
const countOf = (status: number, counts: Counts | null): Counts => {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
};

/** For steps that pass or fail as a whole and are not tests. */
const asOne = (status: number): Counts => countOf(status, null);

const runUnitTests = async (args: string[]): Promise<Counts> => {
  const postgres = await startPostgres(forgetful);
  const status = run(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`, ...args],
    { env: { ...compiled, TEST_DATABASE_URL: postgres.url } },
  );
  postgres.stop();
  const report = readReport(unitReport);
  return countOf(status, report && { passed: report.numPassedTests, failed: report.numFailedTests });
};

const runBrowserTests = (args: string[]): Counts => {
  ensureBuilt();
  const status = run('playwright', ['test', ...args], {
    env: { ...compiled, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  });
  const stats = readReport(browserReport)?.stats;
  return countOf(status, stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected });
};

const runChoice = async ({ isChecked, unit, browser, isHeldAgainstChecklist }: Choice): Promise<number> => {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const times: string[] = [];
  const total = { passed: 0, failed: 0 };
  const step = async (title: string, work: () => Counts | Promise<Counts>) => {
    // A signal that came while the step before ran is heard here.
    await setImmediate();
    say(`\n== ${title}`);
    const began = performance.now();
    const { passed, failed } = await work();
    times.push(`${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${title}`);
    total.passed += passed;
    total.failed += failed;
  };

  await step('Programs from Debian', () => asOne(run('node', ['scripts/install-programs.ts'])));
  if (total.failed > 0) return 1;
  if (isChecked) await step('Types, lint, dead code', () => asOne(run('npm', ['run', '--silent', 'check'])));
  if (unit)
    await step('Unit and integration tests, on the embedded engine and on a PostgreSQL server', () =>
      runUnitTests(unit),
    );
  if (browser) await step('Browser tests', () => runBrowserTests(browser));
  if (isHeldAgainstChecklist)
    await step('Checklist', () => asOne(run('npm', ['run', '--silent', 'checklist'])));

  say(`\n${times.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
};

/** Everything that asks for a temporary folder gets one there. */
const inMemory = async (work: () => Promise<number>): Promise<number> => {
  const folder = makeMemoryFolder();
  process.env['TMPDIR'] = folder.path;
  // From a terminal, whose signals reach the running step, too. Nothing else would give the memory back.
  for (const signal of ['SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => {
      folder.remove();
      process.exit(1);
    });
  try {
    return await work();
  } finally {
    folder.remove();
  }
};

try {
  const choice = chooseTests(process.argv.slice(2), root);
  if (choice) process.exitCode = await inMemory(() => runChoice(choice));
  else say(usage);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`npm test: ${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
