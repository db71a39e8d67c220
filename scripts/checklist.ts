// npm run checklist [-- --list]: checks docs/checklist.md against the results of the last npm test. Prints how many ids of
// each group are covered and passing, then every id that is not. --list prints every id with its tests.
// Exits with 0 when all are covered and passing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { judgeList } from './checklist/judge-list.ts';
import { faultsIn, listOf, tableOf } from './checklist/print-list.ts';
import { readList } from './checklist/read-list.ts';
import { readBrowserResults, readUnitResults } from './checklist/read-results.ts';

const root = join(import.meta.dirname, '..');
const resultFiles = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' };

const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

const main = (): number => {
  const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
  const missing = Object.values(resultFiles).filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) {
    say(`${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not there: run npm test first.`);
    return 1;
  }
  const { groups, faults } = readList(readFileSync(join(root, 'docs/checklist.md'), 'utf8'));
  const judged = judgeList(groups, [
    ...readUnitResults(readJson(resultFiles.unit), root),
    ...readBrowserResults(readJson(resultFiles.browser)),
  ]);
  if (values.list) say(...listOf(judged), '');
  say(...tableOf(judged));
  const wrong = [...faults, ...faultsIn(judged)];
  if (wrong.length > 0) say('', ...wrong);
  return wrong.length === 0 ? 0 : 1;
};

process.exitCode = main();
