// Long because one admission is tried in all its states, with the same few helpers.
import { expect, it } from 'vitest';
import type { Visit } from './admission.ts';
import { admission, usualBounds } from './admission.ts';

const bounds = {
  most: 40,
  first: 16,
  least: 4,
  waitMs: 50,
  crowd: 20,
  standingMs: 1000,
  breakMs: 100,
  holdMs: 50,
  longestHoldMs: 900,
  flood: { least: 2, waitMs: 20, longestHoldMs: 250 },
};

/** An admission with a clock that the test sets. */
const openDoor = (given: Partial<typeof bounds> = {}) => {
  let now = 0;
  const door = admission({ ...bounds, ...given }, () => now);
  const letIn = () => {
    while (door.letNextIn());
  };
  const stateOf = async ({ isAdmitted }: Visit) => {
    letIn();
    return Promise.race([isAdmitted, new Promise((resolve) => setImmediate(resolve, 'held'))]);
  };
  const arrive = (isUrgent?: boolean) => {
    const visit = door.arrive(isUrgent);
    letIn();
    return visit;
  };
  return {
    ...door,
    arrive,
    hear: (waitedMs: number) => {
      door.hear(waitedMs);
      letIn();
    },
    pass: (ms: number) => {
      now += ms;
      door.look();
    },
    crowd: (count: number) => Array.from({ length: count }, () => arrive()),
    states: async (visits: Visit[]) => Promise.all(visits.map(stateOf)),
    count: async (visits: Visit[], state: unknown) =>
      (await Promise.all(visits.map(stateOf))).filter((one) => one === state).length,
  };
};

it('admits calls up to its limit, holds a burst behind it, and admits it as others leave', async () => {
  const door = openDoor();
  const visits = door.crowd(20);
  expect(await door.count(visits, true)).toBe(16);
  expect(await door.count(visits, 'held')).toBe(4);
  visits[0]?.end();
  visits[1]?.end();
  expect(await door.states(visits.slice(16))).toEqual([true, true, 'held', 'held']);
});

it('refuses calls that there is no memory for', async () => {
  const door = openDoor();
  const visits = door.crowd(50);
  expect(await door.count(visits, false)).toBe(10);
});

it('admits fewer while they wait for their turn, and never fewer than the least', async () => {
  const door = openDoor();
  const visits = door.crowd(16);
  for (let n = 0; n < 20; n += 1) door.hear(51);
  for (const visit of visits) visit.end();
  expect(await door.count(door.crowd(16), true)).toBe(4);
});

it('admits more while calls are held although none waits inside, as when all ask slow registries', async () => {
  const door = openDoor();
  const visits = door.crowd(36);
  expect(await door.count(visits, true)).toBe(16);
  for (let n = 0; n < 10; n += 1) door.hear(5);
  expect(await door.count(visits, true)).toBe(36);
});

it('does not raise its limit while there is room', async () => {
  const door = openDoor();
  const early = door.crowd(2);
  for (let n = 0; n < 50; n += 1) door.hear(1);
  expect(await door.count([...early, ...door.crowd(18)], true)).toBe(16);
});

it('refuses newcomers behind a burst that has been held for a while', async () => {
  const door = openDoor();
  door.crowd(20);
  door.pass(50);
  expect(await door.states(door.crowd(1))).toEqual(['held']);
  door.pass(1);
  expect(await door.states(door.crowd(1))).toEqual([false]);
});

it('treats a queue that lasts for a second as overload, however short it is', async () => {
  const door = openDoor();
  const line = door.crowd(17);
  // One comes and one leaves every 60 ms: each is late when it is admitted.
  for (let n = 0; n < 17; n += 1) {
    door.pass(60);
    line.push(door.arrive());
    expect(await door.states(line.slice(-1))).toEqual(['held']);
    line.shift()?.end();
  }
  door.pass(60);
  expect(await door.states([door.arrive()])).toEqual([false]);
});

it('refuses no call while there are few, however slow the machine is', async () => {
  const door = openDoor({ least: 20, first: 2 });
  const visits = door.crowd(19);
  for (let n = 0; n < 100; n += 1) {
    door.pass(100);
    visits.shift()?.end();
    visits.push(door.arrive());
    expect(await door.states(visits.slice(-1))).not.toEqual([false]);
  }
});

it('treats a burst after a break as a new burst', async () => {
  const door = openDoor();
  for (const pause of [90, 101]) {
    const inside = door.crowd(16);
    const late = door.arrive();
    door.pass(600);
    for (const visit of [...inside, late]) visit.end();
    door.pass(pause);
  }
  door.crowd(17);
  door.pass(21 + 600);
  expect(await door.states([door.arrive()])).toEqual(['held']);
});

it('refuses a call that was held for too long', async () => {
  const door = openDoor();
  const visits = door.crowd(18);
  door.pass(900);
  expect(await door.count(visits, false)).toBe(0);
  door.pass(1);
  expect(await door.states(visits.slice(16))).toEqual([false, false]);
  // They are gone: each call inside frees only its own place.
  for (const visit of visits) visit.end();
  expect(await door.count(door.crowd(20), true)).toBe(16);
});

it('forgets a caller who leaves while held', async () => {
  const door = openDoor();
  const visits = door.crowd(18);
  visits[16]?.end();
  visits[0]?.end();
  expect(await door.states(visits.slice(17))).toEqual([true]);
});

it('admits urgent calls beyond the limit, and before those that are held', async () => {
  const door = openDoor();
  door.crowd(40);
  expect(await door.states([door.arrive(), door.arrive(true)])).toEqual([false, true]);
});

it('gives the place of a slow sender to others until the body is there', async () => {
  const door = openDoor();
  const [slow, ...others] = door.crowd(17);
  slow?.setAside();
  expect(await door.count(others, true)).toBe(16);
  slow?.resume();
  others[0]?.end();
  // Seventeen were inside with the slow one, so the one that left made no room.
  expect(await door.states(door.crowd(1))).toEqual(['held']);
  slow?.end();
  slow?.end();
  expect(door.isBusy()).toBe(true);
});

it('is busy only when the waiting time matters', () => {
  const door = openDoor();
  const visits = door.crowd(4);
  expect(door.isBusy()).toBe(false);
  const one = door.arrive();
  expect(door.isBusy()).toBe(true);
  one.end();
  for (const visit of visits) visit.end();
  expect(door.isBusy()).toBe(false);
});

it('does not treat burst after burst as a flood when all work was done between them', () => {
  let now = 0;
  const door = admission(usualBounds, () => now);
  for (let round = 0; round < 20; round += 1) {
    const visits = Array.from({ length: 100 }, () => {
      now += 0.5;
      return door.arrive();
    });
    expect(visits.filter(({ isAdmitted }) => isAdmitted === false)).toEqual([]);
    for (const visit of visits) {
      now += 15;
      door.hear(200);
      door.letNextIn();
      visit.end();
    }
  }
});

/**
 * Four times what can be served, for twenty seconds, with a thread that does one call at a time: the same arithmetic as in
 * the decision, without a clock.
 */
it('keeps those it admits quick under four times the load, and serves as many as before', async () => {
  const serviceMs = 2.5;
  let now = 0;
  const door = admission(usualBounds, () => now);
  const line: { visit: Visit; arrived: number }[] = [];
  const took: { at: number; ms: number }[] = [];
  let refused = 0;
  let next = 0;
  let heardAt = 0;
  const arrive = (at: number) => {
    const visit = door.arrive();
    if (visit.isAdmitted === false) refused += 1;
    else
      void Promise.resolve(visit.isAdmitted).then((isAdmitted) => {
        if (isAdmitted) line.push({ visit, arrived: at });
        else refused += 1;
      });
  };
  while (now < 20_000) {
    for (; next <= now; next += serviceMs / 4) arrive(next);
    while (door.letNextIn());
    // An admitted call learns of it before the next one is served.
    await Promise.resolve();
    if (now - heardAt >= 50) {
      heardAt = now;
      door.look();
      if (door.isBusy()) door.hear(line.length * serviceMs);
    }
    const served = line.shift();
    now += serviceMs;
    if (!served) continue;
    served.visit.end();
    took.push({ at: served.arrived, ms: now - served.arrived });
  }
  const settled = took.filter(({ at }) => at > 4000).map(({ ms }) => ms);
  const p99 = settled.toSorted((a, b) => a - b)[Math.floor(settled.length * 0.99)] ?? 0;
  expect(took.length).toBeGreaterThan((20_000 / serviceMs) * 0.95);
  expect(refused).toBeGreaterThan(took.length * 2.5);
  expect(p99).toBeLessThan(400);
  expect(Math.max(...took.map(({ ms }) => ms))).toBeLessThan(1500);
});

/** Too many for too long to be a burst: eight come every 50 ms, and one is done. */
const flood = (door: ReturnType<typeof openDoor>) => {
  const there = door.crowd(20);
  let refused = 0;
  for (let n = 0; n < 60; n += 1) {
    door.pass(50);
    door.hear(60);
    there.shift()?.end();
    for (const visit of door.crowd(8)) {
      if (visit.isAdmitted === false) refused += 1;
      else there.push(visit);
    }
  }
  return { there, refused };
};

it('admits very few in a flood, and admits them soon', async () => {
  const door = openDoor();
  const { there, refused } = flood(door);
  expect(refused).toBeGreaterThan(400);
  const [admitted, waiting] = [await door.count(there, true), await door.count(there, 'held')];
  expect(waiting).toBeLessThanOrEqual(2);
  for (const visit of there) visit.end();
  expect(admitted).toBeGreaterThan(0);
  expect(await door.count(door.crowd(40), true)).toBeLessThanOrEqual(2);
});

it('refuses in a flood the calls that were held before it began', async () => {
  const door = openDoor();
  const crowd = door.crowd(20);
  for (let n = 0; n < 17; n += 1) {
    door.pass(60);
    crowd.shift()?.end();
    crowd.push(door.arrive());
  }
  // The flood is recognised now; calls that still wait have waited for a quarter of a second at most.
  const late = crowd.slice(-4);
  door.pass(60);
  expect(await door.states([door.arrive()])).toEqual([false]);
  door.pass(251);
  expect(await door.count(late, false)).toBeGreaterThan(0);
});

it('considers a flood over when no call was refused for a while, not when all work is done', async () => {
  const door = openDoor();
  const { there } = flood(door);
  for (const visit of there) visit.end();
  const few = door.crowd(40);
  expect(await door.count(few, false)).toBeGreaterThan(30);
  for (const visit of few) visit.end();
  door.pass(101);
  expect(await door.count(door.crowd(20), false)).toBe(0);
});
