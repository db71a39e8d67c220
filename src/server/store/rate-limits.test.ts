import { describe, expect, it, onTestFinished } from 'vitest';
import { engines } from '../testing/engines.ts';
import { rateLimitStore } from './rate-limits.ts';

const noon = new Date('2026-11-15T12:00:00Z');
const at = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const hour = 3600;
const limits = [
  { key: 'a', max: 1, windowMs: 30_000 },
  { key: 'a', max: 5, windowMs: hour * 1000 },
];

describe.each(engines)('rate limits on the $name engine', ({ open }) => {
  const openLimits = async () => {
    const { db, close } = await open();
    onTestFinished(close);
    return rateLimitStore(db);
  };

  it('enforces every window at once and returns how long to wait', async () => {
    const rates = await openLimits();
    for (let call = 0; call < 4; call += 1) {
      expect(await rates.take(limits, at(call * 30))).toMatchObject({ admitted: true });
      expect(await rates.take(limits, at(call * 30 + 29))).toEqual({ admitted: false, retryAfterMs: 1000 });
    }
    expect(await rates.take(limits, at(120))).toMatchObject({ admitted: true });
    expect(await rates.take(limits, at(200))).toEqual({ admitted: false, retryAfterMs: (hour - 200) * 1000 });
    expect(await rates.take(limits, at(hour))).toMatchObject({ admitted: true });
  });

  it('admits exactly the limit from a burst', async () => {
    const rates = await openLimits();
    const burst = await Promise.all(
      Array.from({ length: 40 }, () => rates.take([{ key: 'b', max: 20, windowMs: hour * 1000 }], noon)),
    );
    expect(burst.filter(({ admitted }) => admitted)).toHaveLength(20);
  });

  it('counts nothing when one of several limits refuses', async () => {
    const rates = await openLimits();
    const full = { key: 'full', max: 1, windowMs: 1000 };
    const other = { key: 'other', max: 1, windowMs: 1000 };
    await rates.take([full], noon);
    expect(await rates.take([full, other], noon)).toMatchObject({ admitted: false });
    expect(await rates.take([other], noon)).toMatchObject({ admitted: true });
  });

  it('forgets an event that was given back', async () => {
    const rates = await openLimits();
    const taken = await rates.take(limits, noon);
    if (taken.admitted) await rates.giveBack(taken.events.map(({ id }) => id));
    expect(await rates.take(limits, noon)).toMatchObject({ admitted: true });
  });
});
