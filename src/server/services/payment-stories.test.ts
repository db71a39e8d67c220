import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../testing/engines.ts';
import { deeds } from '../testing/payment-deeds.ts';
import { liveThrough } from '../testing/payment-world.ts';

// Ten thousand: STORIES=10000 npx vitest run src/server/services/payment-stories.test.ts
const stories = Number(process.env['STORIES'] ?? 100);

it('random lives of a plan end in the plan that the model says, on a database, through lost calls and dying processes', {
  timeout: 120_000 + stories * 10_000,
}, async () => {
  let left: number | null = null;
  const { db, close } = await openTestDatabase(() => {
    if (left === 0) throw new Error('the process died here');
    if (left !== null) left -= 1;
  });
  onTestFinished(close);
  const dieAt = (statement: number | null) => {
    left = statement;
  };
  await fc.assert(
    fc.asyncProperty(deeds, async (story) => {
      const { has, expected, unexplained } = await liveThrough(db, dieAt, story);
      expect([has, unexplained]).toEqual([expected, 0]);
    }),
    { numRuns: stories },
  );
});
