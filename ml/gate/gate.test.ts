import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RiskLevel } from '../../src/contract/index.ts';
import { judgeGate } from './judge-gate.ts';
import { isWorse } from './worse.ts';

const bands = JSON.parse(readFileSync(new URL('bands.json', import.meta.url), 'utf8')) as Record<
  string,
  RiskLevel
>;

describe('the regression gate', () => {
  it('sees a change for the worse, and only that', () => {
    expect(isWorse({ isPhishing: true, level: 'safe' }, 'suspicious')).toBe(true);
    expect(isWorse({ isPhishing: true, level: 'phishing' }, 'suspicious')).toBe(false);
    expect(isWorse({ isPhishing: false, level: 'suspicious' }, 'safe')).toBe(true);
    expect(isWorse({ isPhishing: false, level: 'safe' }, 'safe')).toBe(false);
  });

  it('no band of our own set changed for the worse (record.ts explains)', async () => {
    const items = await judgeGate();
    expect(items.length).toBeGreaterThan(700);
    const unrecorded = items.filter(({ name }) => !(name in bands)).map(({ name }) => name);
    expect(unrecorded).toEqual([]);
    const worse = items.flatMap((item) => {
      const before = bands[item.name];
      return before && isWorse(item, before) ? [`${item.name}: was ${before}, is ${item.level}`] : [];
    });
    expect(worse).toEqual([]);
  });
});
