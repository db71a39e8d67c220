import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

it('runs no more at once than it may, in the order in which they came, and goes on after a failure', async () => {
  const inTurn = fewAtOnce(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const outcomes = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((n) =>
      inTurn(async () => {
        begun.push(n);
        running += 1;
        most = Math.max(most, running);
        await setTimeout(1);
        running -= 1;
        if (n === 1) throw new Error('a failure');
        return n;
      }),
    ),
  );
  expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
    5,
  ]);
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4, 5], 2]);
});
