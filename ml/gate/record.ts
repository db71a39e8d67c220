/**
 * Records what the shipped engine says of our own set, for the gate to hold it to:
 *
 *   node ml/gate/record.ts
 *
 * Prints what changed for the worse. Read that before you commit it: the gate is there so that nobody loses a lure, or
 * accuses a legitimate sender, without noticing.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import type { RiskLevel } from '../../src/contract/index.ts';
import { judgeGate } from './judge-gate.ts';
import { isWorse } from './worse.ts';

const path = new URL('bands.json', import.meta.url);
const recorded = (): Record<string, RiskLevel> => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, RiskLevel>;
  } catch {
    return {};
  }
};

const before = recorded();
const items = await judgeGate();
for (const item of items) {
  const was = before[item.name];
  if (was && isWorse(item, was)) process.stdout.write(`worse: ${item.name} was ${was}, is ${item.level}\n`);
}
const bands = Object.fromEntries(items.map(({ name, level }) => [name, level]));
writeFileSync(path, `${JSON.stringify(bands, null, 1)}\n`);
const share = (isPhishing: boolean) => {
  const some = items.filter((item) => item.isPhishing === isPhishing);
  return `${some.filter(({ level }) => level !== 'safe').length} of ${some.length}`;
};
process.stdout.write(`not called safe: ${share(true)} lures, ${share(false)} legitimate ones\n`);
