import { expect, it } from 'vitest';
import { finding } from '../inference/testing/tiny-models.ts';
import { isClearImitation, isReport } from './detector.ts';

it.each([
  ['a report', { family: 'reputation', severity: 'low' }, [true, false]],
  ['a clear imitation', { family: 'imitation', severity: 'high' }, [false, true]],
  ['a hint of one', { family: 'imitation', severity: 'medium' }, [false, false]],
  ['an odd address', { family: 'address', severity: 'high' }, [false, false]],
] as const)('%s: a report, a clear imitation, or neither', (_, given, expected) => {
  expect([isReport(finding(given)), isClearImitation(finding(given))]).toEqual(expected);
});
