import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../text/edit-distance.ts';
import { oneStep } from './one-step.ts';

describe('oneStep', () => {
  it.each([
    ['paypl', 'omission'],
    ['papyal', 'transposition'],
    ['payppal', 'repetition'],
    ['paypak', 'replacement'],
    ['pauypal', 'insertion'],
    ['paypals', 'addition'],
    ['pay-pal', 'hyphenation'],
    ['paypel', 'vowel-swap'],
    ['qaypal', 'bitsquatting'],
  ])('%s is paypal by %s', (seen, kind) => {
    expect(oneStep('paypal', seen)).toBe(kind);
  });

  it.each(['paypal', 'pypl', 'paypalss', 'apyapl', 'lapyap', ''])('%s is none', (seen) => {
    expect(oneStep('paypal', seen)).toBeNull();
  });

  it('agrees with the distance', () => {
    const word = fc.stringMatching(/^[a-c]{1,6}$/);
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(oneStep(a, b) !== null).toBe(editDistance(a, b) === 1);
      }),
      { numRuns: 2000 },
    );
  });
});
