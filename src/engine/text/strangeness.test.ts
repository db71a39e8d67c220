import { describe, expect, it } from 'vitest';
import { strangeness } from './strangeness.ts';

describe('strangeness', () => {
  it.each(['gknsbhvjqpxtl', 'rwzmoocogx', 'qxzvkjwp'])('%s looks computer-generated', (label) => {
    expect(strangeness(label)).toBeGreaterThan(5.6);
  });

  it.each(['stackoverflow', 'kowalczyk', 'universidad', 'nederland', 'tanakaya', 'portfolio'])(
    '%s looks chosen by a person',
    (label) => {
      expect(strangeness(label)).toBeLessThan(4.9);
    },
  );

  it('is zero for names too short to judge', () => {
    expect(strangeness('ab')).toBe(0);
    expect(strangeness('1234')).toBe(0);
  });
});
