import { duplexPair } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { readFrames, writeFrame } from './frames.ts';

const listen = (onValue?: (value: unknown) => void) => {
  const [ours, theirs] = duplexPair();
  const heard: unknown[] = [];
  const faults: string[] = [];
  ours.on('error', ({ message }) => faults.push(message));
  readFrames(ours, onValue ?? ((value) => heard.push(value)));
  return { theirs, ours, heard, faults };
};
const settled = async () => {
  for (let turns = 0; turns < 50; turns += 1) await setImmediate();
};
const framed = (value: unknown) => {
  const body = serialize(value);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
};

it('brings every value as it was, in order, however the bytes are cut', async () => {
  const values = [
    'a',
    { bytes: new Uint8Array([0, 255, 7]), big: 12n, none: undefined, nan: Number.NaN },
    new Map([['x', ['y']]]),
    'x'.repeat(200_000),
  ];
  const whole = listen();
  for (const value of values) writeFrame(whole.theirs, value);
  await settled();
  expect(whole.heard).toEqual(values);
  const bytes = Buffer.concat(values.slice(0, 3).map(framed));
  for (const size of [1, 3, 5, 64]) {
    const cut = listen();
    for (let at = 0; at < bytes.length; at += size) {
      cut.theirs.write(bytes.subarray(at, at + size));
      await setImmediate();
    }
    await settled();
    expect(cut.heard).toEqual(values.slice(0, 3));
  }
});

it.each([
  ['promises more than any answer has', Buffer.from([0xff, 0xff, 0xff, 0xff]), 'a frame is too large'],
  ['is no value', Buffer.from([0, 0, 0, 3, 1, 2, 3]), 'a frame cannot be read'],
  ['is empty', Buffer.from([0, 0, 0, 0]), 'a frame cannot be read'],
])('ends a stream that %s, and hears nothing of it', async (_, bytes, fault) => {
  const { theirs, ours, heard, faults } = listen();
  theirs.write(Buffer.concat([bytes, framed('after')]));
  await settled();
  expect([ours.destroyed, heard, faults]).toEqual([true, [], [fault]]);
});

it('ends a stream whose value its hearer cannot take', async () => {
  const { theirs, ours } = listen((value) => (value as { kind: string }).kind.length);
  theirs.write(framed(null));
  await settled();
  expect(ours.destroyed).toBe(true);
});
