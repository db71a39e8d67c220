import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { idsIn } from '../scripts/checklist/ids-in.ts';
import { judgeList } from '../scripts/checklist/judge-list.ts';
import { faultsIn, tableOf } from '../scripts/checklist/print-list.ts';
import { readList } from '../scripts/checklist/read-list.ts';
import type { RanTest } from '../scripts/checklist/read-results.ts';
import { readBrowserResults, readUnitResults } from '../scripts/checklist/read-results.ts';

const root = join(import.meta.dirname, '..');

// Ids of a list that nobody keeps, so that these tests count for nothing in the real one.
const list = (...lines: string[]) => readList(['## First (AA)', ...lines].join('\n'));
const ran = (title: string, more: Partial<RanTest> = {}): RanTest => ({
  title,
  ids: idsIn(title),
  file: 'e2e/a.spec.ts',
  isBrowser: true,
  outcome: 'passed',
  ...more,
});
const inFile = (title: string, file: string): RanTest => ran(title, { file, isBrowser: false });

describe('ids in a text', () => {
  it.each([
    ['AA-03 AA-04 the menu', ['AA-03', 'AA-04']],
    ['the panel AA-01..03 BB-07 is open', ['AA-01', 'AA-02', 'AA-03', 'BB-07']],
    ['AA-01 once and AA-01 again', ['AA-01']],
    ['S17 CVE-2024-21762 A-01 AA-1 AA-012 AA-09..07', []],
  ])('of %j', (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });
});

describe('the list', () => {
  it('is read by groups, with every place of an id', () => {
    const { groups, faults } = list(
      "- **AA-01** Says 'x [y]' [browser]",
      'Between the lines.',
      '## Second (BB)',
      '### A part of it',
      '- **BB-01** Has `a[]` [browser] [src/server/compose/app.test.ts]',
    );
    expect(faults).toEqual([]);
    expect(groups).toEqual([
      { title: 'First (AA)', entries: [{ id: 'AA-01', statement: "Says 'x [y]'", places: ['browser'] }] },
      {
        title: 'Second (BB)',
        entries: [
          { id: 'BB-01', statement: 'Has `a[]`', places: ['browser', 'src/server/compose/app.test.ts'] },
        ],
      },
    ]);
  });

  it('lists what is written twice, has no place or names a place that does not exist', () => {
    const { faults } = list(
      '- **AA-01** One [browser]',
      '- **AA-01** Another [browser]',
      '- **AA-02** Nowhere',
      '- **AA-03** Somewhere [by eye]',
    );
    expect(faults).toEqual([
      'AA-01 stands in the list twice',
      expect.stringContaining('AA-02'),
      expect.stringContaining('AA-03'),
    ]);
  });

  it('of this product is whole: each of its ids is written in a test at every place it names, and no test has others', () => {
    const { groups, faults } = readList(readFileSync(join(root, 'docs/checklist.md'), 'utf8'));
    const written = globSync(['src/**/*.test.{ts,tsx}', 'e2e/*.spec.ts'], { cwd: root }).map(
      (file): RanTest => {
        const text = readFileSync(join(root, file), 'utf8');
        return { title: file, ids: idsIn(text), file, isBrowser: file.startsWith('e2e/'), outcome: 'passed' };
      },
    );
    expect([...faults, ...faultsIn(judgeList(groups, written))]).toEqual([]);
  });
});

describe('an id', () => {
  const judge = (line: string, ...tests: RanTest[]) => {
    const judged = judgeList(list(line).groups, tests);
    return faultsIn(judged);
  };
  const shown = '- **AA-01** One [browser]';
  const both = '- **AA-01** One [browser] [src/a.test.ts]';

  it('stands when a passing test at each of its places carries it', () => {
    expect(judge(shown, ran('AA-01 one'))).toEqual([]);
    expect(judge(both, ran('AA-01 one'), inFile('AA-01 one', 'src/a.test.ts'))).toEqual([]);
  });

  it('falls without a test', () => {
    expect(judge(shown, ran('another'))).toEqual(['AA-01  no test carries it']);
  });

  it('falls with a failing test, although another one passes', () => {
    const failing = ran('AA-01 two', { outcome: 'failed' });
    expect(judge(shown, ran('AA-01 one'), failing)).toEqual(['AA-01  failed: e2e/a.spec.ts: AA-01 two']);
  });

  it('is not shown by a test that was skipped', () => {
    expect(judge(shown, ran('AA-01 one', { outcome: 'skipped' }))).toEqual([
      'AA-01  no browser test that passed carries it',
    ]);
  });

  it('falls where a place it names does not carry it', () => {
    expect(judge(both, ran('AA-01 one'), inFile('AA-01 one', 'src/b.test.ts'))).toEqual([
      'AA-01  no test that passed in src/a.test.ts carries it',
    ]);
    expect(judge(shown, inFile('AA-01 one', 'src/a.test.ts'))).toEqual([
      'AA-01  no browser test that passed carries it',
    ]);
  });

  it('of a group we have, that a test made up, is told; others are none of ours', () => {
    expect(judge(shown, ran('AA-01 AA-99 UTF-16 one'))).toEqual([
      'AA-99  is carried by a test, but not in docs/checklist.md',
    ]);
  });
});

it('is counted by group and in all', () => {
  const { groups } = list(
    '- **AA-01** One [browser]',
    '- **AA-02** Two [browser]',
    '- **AA-03** Three [browser]',
  );
  const judged = judgeList(groups, [ran('AA-01 AA-02 fine'), ran('AA-02 not', { outcome: 'failed' })]);
  expect(tableOf(judged).map((row) => row.split(/ {2,}/))).toEqual([
    ['group', 'ids', 'covered', 'passing'],
    ['First (AA)', '3', '2', '1'],
    ['all', '3', '2', '1'],
  ]);
});

describe('results', () => {
  it('of the unit tests are read with their files from the root', () => {
    const report = {
      testResults: [
        {
          name: join(root, 'src/a.test.ts'),
          assertionResults: [
            { fullName: 'a thing AA-01 works', status: 'passed' },
            { fullName: 'a thing does not', status: 'failed' },
            { fullName: 'a thing waits', status: 'pending' },
          ],
        },
      ],
    };
    expect(readUnitResults(report, root)).toEqual([
      {
        title: 'a thing AA-01 works',
        ids: ['AA-01'],
        file: 'src/a.test.ts',
        isBrowser: false,
        outcome: 'passed',
      },
      { title: 'a thing does not', ids: [], file: 'src/a.test.ts', isBrowser: false, outcome: 'failed' },
      { title: 'a thing waits', ids: [], file: 'src/a.test.ts', isBrowser: false, outcome: 'skipped' },
    ]);
  });

  it('of the browser tests are read out of suites within suites; a second try that passed has passed', () => {
    const spec = (title: string, status: string, ...tags: string[]) => ({
      title,
      file: 'a.spec.ts',
      tags,
      tests: [{ status }],
    });
    const report = {
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          specs: [spec('outside', 'expected', 'AA-01')],
          suites: [
            {
              title: 'on a phone',
              file: 'a.spec.ts',
              specs: [
                spec('shaky', 'flaky', 'AA-02', 'S24'),
                spec('broken', 'unexpected', 'AA-03'),
                spec('off', 'skipped', 'AA-04', 'AA-05'),
              ],
            },
          ],
        },
      ],
    };
    expect(readBrowserResults(report).map(({ title, ids, outcome }) => [title, ids, outcome])).toEqual([
      ['outside', ['AA-01'], 'passed'],
      ['on a phone shaky', ['AA-02'], 'passed'],
      ['on a phone broken', ['AA-03'], 'failed'],
      ['on a phone off', ['AA-04', 'AA-05'], 'skipped'],
    ]);
  });
});
