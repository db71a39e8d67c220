import { globSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const usage = `npm test                  everything: types, lint and dead code; unit and integration tests on both database engines;
                          browser tests; the checklist
npm test -- --quick       leaves out what takes longest: the browser tests, the unit tests that draw in a browser ('drawing'),
                          start whole servers ('whole servers') or take ten seconds and more ('slow'), and the checklist,
                          which needs them
npm test -- <path> ...    only the tests in these files or below these folders, such as src/engine/url or e2e/home.spec.ts
npm test -- --help        prints this
`;

/** What to run: the arguments for each runner, or null to skip it. */
export type Choice = {
  isChecked: boolean;
  unit: string[] | null;
  browser: string[] | null;
  isHeldAgainstChecklist: boolean;
};

/** The arguments make no sense; the message says why. */
export class Refusal extends Error {}

const everything: Choice = { isChecked: true, unit: [], browser: [], isHeldAgainstChecklist: true };
const quick: Choice = {
  isChecked: true,
  unit: ['--project=!drawing', '--project=!slow', '--project=!whole servers'],
  browser: null,
  isHeldAgainstChecklist: false,
};

/** Null if only the usage was asked for. */
export const chooseTests = (args: string[], root: string): Choice | null => {
  const { values, positionals } = read(args);
  if (values.help) return null;
  if (positionals.length === 0) return values.quick ? quick : everything;
  if (values.quick) throw new Refusal('--quick chooses the tests itself: give it no path');
  const found = positionals.map((path) => testsAt(path, root));
  const argumentsFor = (kind: TestKind) =>
    found.some((one) => one[kind]) ? found.flatMap((one) => one[kind] ?? []) : null;
  return {
    isChecked: false,
    unit: argumentsFor('unit'),
    browser: argumentsFor('browser'),
    isHeldAgainstChecklist: false,
  };
};

const read = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { quick: { type: 'boolean' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
};

type TestKind = 'unit' | 'browser';

/** The tests of each kind in a file or below a folder, as arguments of their runner. */
const testsAt = (path: string, root: string): Record<TestKind, string[] | null> => {
  const place = relative(root, resolve(root, path));
  const tests = globSync([place, join(place, '**')], { cwd: root });
  const unit = tests.filter((file) => /^(?:src|ml|scripts)\/.*\.test\.tsx?$/.test(file));
  const browser = tests.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  if (unit.length + browser.length === 0) throw new Refusal(`there is no test at or below ${path}`);
  return {
    unit: unit.length > 0 ? unit : null,
    // Playwright reads its arguments as regular expressions.
    browser: browser.length > 0 ? browser.map((file) => `^${RegExp.escape(join(root, file))}$`) : null,
  };
};
