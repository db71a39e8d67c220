import { expect, it } from 'vitest';
import { uploadLocks } from './upload-locks.ts';

const never = new AbortController().signal;

it('lets the calls for a file go on one after the other, and asks the one before to end', async () => {
  const locks = uploadLocks();
  const begun: number[] = [];
  const asked: number[] = [];
  const lock = (n: number, signal = never) => {
    const one = locks.newLock('file');
    const begins = one.lock(signal, () => void asked.push(n)).then(() => void begun.push(n));
    return { one, begins };
  };
  const first = lock(1);
  await first.begins;
  const second = lock(2);
  const left = new AbortController();
  const third = lock(3, left.signal);
  const fourth = lock(4);
  expect([begun, asked]).toEqual([[1], [1, 1, 1]]);
  left.abort();
  await expect(third.begins).rejects.toThrow('is being sent');
  await first.one.unlock();
  await second.begins;
  // Another waits already.
  expect([begun, asked.at(-1)]).toEqual([[1, 2], 2]);
  await second.one.unlock();
  await fourth.begins;
  await fourth.one.unlock();
  await lock(5).begins;
  expect(begun).toEqual([1, 2, 4, 5]);
});

it('refuses more than a few who wait, and holds up nobody who sends another file', async () => {
  const locks = uploadLocks();
  await locks.newLock('file').lock(never, () => undefined);
  for (let n = 0; n < 4; n += 1) void locks.newLock('file').lock(never, () => undefined);
  await expect(locks.newLock('file').lock(never, () => undefined)).rejects.toThrow('is being sent');
  await locks.newLock('another').lock(never, () => undefined);
});
