import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { noReservation } from '../store/usage.ts';
import { checksUnderWay } from './checks-under-way.ts';
import type { SpendCheck } from './spend-check.ts';

const visitor = { user: null, address: 'one', signal: new AbortController().signal, session: null };

/** A single check that lasts until it is told to end. */
const aCheck = ({ counted }: ReturnType<typeof checksUnderWay>) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const spend: SpendCheck = async (_, { work, keep }) => {
    await promise;
    const kept = await keep(noReservation, await work({ signal: visitor.signal, owe: () => undefined }));
    if (kept === null) throw new Error('it is kept');
    return kept;
  };
  const ended = counted(spend)(visitor, { work: async () => 1, keep: async () => 2 });
  return { end: resolve, fail: reject, ended };
};

const settled = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), setTimeout(20, false)]);

it('lets a job wait until the last single check has ended, however it ends', async () => {
  const checks = checksUnderWay();
  expect(await settled(checks.makeWay())).toBe(true);
  const [one, other] = [aCheck(checks), aCheck(checks)];
  const waiting = checks.makeWay();
  one.end();
  await one.ended;
  expect(await settled(waiting)).toBe(false);
  other.fail(new Error('given up'));
  await expect(other.ended).rejects.toThrow('given up');
  expect(await settled(waiting)).toBe(true);
});

it('lets a job go on where single checks never end', async () => {
  const checks = checksUnderWay();
  const { end, ended } = aCheck(checks);
  const begun = performance.now();
  await checks.makeWay();
  expect(performance.now() - begun).toBeGreaterThan(250);
  end();
  await ended;
});
