import { expect, it } from 'vitest';
import { bodyShares } from './body-shares.ts';

const open = () => {
  let now = 0;
  const shareOf = bodyShares(
    { all: 100, perAddress: 40, perNetwork: 60, leastPerSecond: 10, graceMs: 5000 },
    () => now,
  );
  return {
    shareOf,
    pass: (ms: number) => {
      now += ms;
    },
  };
};

it('A05 a body that was only promised takes no room', () => {
  const { shareOf } = open();
  for (let n = 0; n < 1000; n += 1) shareOf(`198.51.100.${n % 250}`);
  expect(shareOf('203.0.113.9').take(40)).toBe(true);
});

it('A05 one address has its share, one network has its share, and others have the rest', () => {
  const { shareOf } = open();
  expect(shareOf('198.51.100.1').take(40)).toBe(true);
  expect(shareOf('198.51.100.1').take(1)).toBe(false);
  expect(shareOf('198.51.100.2').take(20)).toBe(true);
  expect(shareOf('198.51.100.3').take(1)).toBe(false);
  expect(shareOf('203.0.113.9').take(40)).toBe(true);
  expect(shareOf('192.0.2.1').take(1)).toBe(false);
});

it('A05 what was refused, or is over, makes room again', () => {
  const { shareOf } = open();
  const body = shareOf('198.51.100.1');
  expect(body.take(30)).toBe(true);
  expect(body.take(11)).toBe(false);
  expect(body.take(1)).toBe(false);
  const next = shareOf('198.51.100.1');
  expect(next.take(40)).toBe(true);
  next.release();
  next.release();
  expect(shareOf('198.51.100.1').take(40)).toBe(true);
});

it('A05 a body must arrive at a pace that any telephone keeps, after some grace', () => {
  const { shareOf, pass } = open();
  const [silent, slow] = [shareOf('198.51.100.1'), shareOf('203.0.113.9')];
  slow.take(35);
  pass(5000);
  expect(silent.isTooSlow()).toBe(false);
  slow.take(5);
  pass(1);
  expect(silent.isTooSlow()).toBe(true);
  slow.take(15);
  expect(slow.isTooSlow()).toBe(false);
});
