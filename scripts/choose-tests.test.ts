import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chooseTests, Refusal } from './choose-tests.ts';

const root = mkdtempSync(join(tmpdir(), 'hookwise-choose-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const file of [
  'src/engine/url/parse.ts',
  'src/engine/url/parse.test.ts',
  'src/engine/url/detectors/port.test.ts',
  'src/engine/url-kind.test.ts',
  'ml/gate/gate.test.ts',
  'e2e/home.spec.ts',
  'e2e/home-again.spec.ts',
]) {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), '');
}

const choose = (...args: string[]) => chooseTests(args, root);

it('everything is run without arguments', () => {
  expect(choose()).toEqual({ isChecked: true, unit: [], browser: [], isHeldAgainstChecklist: true });
});

it('--quick leaves out the browser, the slow projects and the checklist', () => {
  expect(choose('--quick')).toEqual({
    isChecked: true,
    unit: ['--project=!drawing', '--project=!slow', '--project=!whole servers'],
    browser: null,
    isHeldAgainstChecklist: false,
  });
});

it('--help runs no test', () => {
  expect(choose('--help')).toBeNull();
});

describe('a path', () => {
  it('of a folder means what is below it, and nothing with merely the same prefix', () => {
    const { unit, browser, isChecked, isHeldAgainstChecklist } = choose('src/engine/url') ?? {};
    expect(unit?.toSorted()).toEqual([
      'src/engine/url/detectors/port.test.ts',
      'src/engine/url/parse.test.ts',
    ]);
    expect([browser, isChecked, isHeldAgainstChecklist]).toEqual([null, false, false]);
  });

  it('of a browser test goes to the other runner, and means that file alone', () => {
    const { unit, browser } = choose('e2e/home.spec.ts') ?? {};
    expect(unit).toBeNull();
    const [pattern = ''] = browser ?? [];
    expect(browser).toHaveLength(1);
    expect(join(root, 'e2e/home.spec.ts')).toMatch(new RegExp(pattern));
    expect(join(root, 'e2e/home-again.spec.ts')).not.toMatch(new RegExp(pattern));
  });

  it('may be combined with others, of both kinds', () => {
    const { unit, browser } = choose('./ml/', 'src/engine/url-kind.test.ts', 'e2e') ?? {};
    expect(unit).toEqual(['ml/gate/gate.test.ts', 'src/engine/url-kind.test.ts']);
    expect(browser).toHaveLength(2);
  });

  it.each(['src/nowhere', 'src/engine/url/parse.ts', '../elsewhere'])(
    '%s without a test is refused',
    (path) => {
      expect(() => choose('e2e', path)).toThrow(new Refusal(`there is no test at or below ${path}`));
    },
  );
});

it.each([[['--fast']], [['--quick', 'src']], [['--quick=yes']]])('%j is refused', (args) => {
  expect(() => choose(...args)).toThrow(Refusal);
});
