import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSession } from '../testing/open-session.ts';
import { openDnsSessions } from './dns-session.ts';

type Resolver = {
  /** Null: stays silent. */
  byDatagram?: (question: Buffer) => Buffer | null;
  onStream?: (stream: Socket) => void;
};

/** A resolver on loopback that treats streams and datagrams as the test wants; without `onStream` it takes none. */
const serve = async ({ byDatagram = () => null, onStream }: Resolver) => {
  const datagrams = createSocket('udp4');
  let heard = 0;
  datagrams.on('message', (question, { port, address }) => {
    heard += 1;
    const answer = byDatagram(question);
    if (answer) datagrams.send(answer, port, address);
  });
  const streams = createServer((stream) => {
    stream.on('error', () => undefined);
    onTestFinished(() => void stream.destroy());
    onStream?.(stream);
  });
  await once(streams.listen(0, '127.0.0.1'), 'listening');
  const { port } = streams.address() as AddressInfo;
  datagrams.bind(port, '127.0.0.1');
  await once(datagrams, 'listening');
  onTestFinished(() => {
    streams.close();
    datagrams.close();
  });
  if (!onStream) await new Promise<void>((resolve) => streams.close(() => resolve()));
  return { address: `127.0.0.1:${port}`, datagrams: () => heard };
};

/** There is no such name. */
const denial = (question: Buffer): Buffer => {
  const answer = Buffer.from(question);
  answer.writeUInt16BE(0x8183, 2);
  return answer;
};

const denyAll = (stream: Socket) => {
  let received = Buffer.alloc(0);
  stream.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 2 && received.length >= 2 + received.readUInt16BE(0)) {
      const end = 2 + received.readUInt16BE(0);
      stream.write(Buffer.concat([received.subarray(0, 2), denial(received.subarray(2, end))]));
      received = received.subarray(end);
    }
  });
};

const namesOf = (count: number, ending = 'example.com') =>
  Array.from({ length: count }, (_, n) => `n${n}.${ending}`);
const denied = { state: 'absent', hasName: false };

describe('many questions', () => {
  it('leave together over a few streams', async () => {
    let [reads, streams] = [0, 0];
    const resolver = await serve({
      onStream: (stream) => {
        streams += 1;
        stream.on('data', () => {
          reads += 1;
        });
        denyAll(stream);
      },
    });
    const { ask } = openSession(resolver);
    const answers = await Promise.all(namesOf(300).map((name) => ask(name, 'A')));
    expect(answers).toEqual(answers.map(() => denied));
    expect(resolver.datagrams()).toBe(0);
    expect(reads).toBeLessThan(150);
    expect(streams).toBeLessThanOrEqual(6);
  });

  it.each<[string, ((stream: Socket) => void) | undefined]>([
    ['takes no streams', undefined],
    ['is silent on streams', () => undefined],
    ['closes a stream at once', (stream) => void stream.destroy()],
    ['closes a stream when it is asked', (stream) => void stream.on('data', () => stream.resetAndDestroy())],
    [
      'answers one question of a stream',
      (stream) => void stream.once('data', (chunk) => void stream.end(firstOf(chunk))),
    ],
    ['talks garbage on streams', (stream) => void stream.write(Buffer.alloc(100_000, 'rubbish'))],
    [
      'answers other questions on streams',
      (stream) => void stream.on('data', (chunk) => stream.write(answerToAnother(chunk))),
    ],
    [
      'begins an answer on streams and never ends it',
      (stream) => void stream.write(Buffer.from([255, 255, 1])),
    ],
  ])('are answered by datagram where a resolver %s', async (_, onStream) => {
    const resolver = await serve({ byDatagram: denial, ...(onStream && { onStream }) });
    const { ask } = openSession(resolver);
    const answers = await Promise.all(namesOf(100).map((name) => ask(name, 'A')));
    expect(answers).toEqual(answers.map(() => denied));
    expect(resolver.datagrams()).toBeGreaterThan(0);
  });

  it('whose answers do not fit into a datagram are asked over a stream of their own', async () => {
    let streams = 0;
    const resolver = await serve({
      byDatagram: (question) => {
        const answer = Buffer.from(question);
        answer.writeUInt16BE(0x8380, 2);
        return answer;
      },
      onStream: (stream) => {
        streams += 1;
        if (streams === 1) stream.destroy();
        else denyAll(stream);
      },
    });
    const { ask } = openSession(resolver);
    const answers = await Promise.all(namesOf(5).map((name) => ask(name, 'A')));
    expect(answers).toEqual(answers.map(() => denied));
    expect(streams).toBe(6);
  });

  it('of a check without answers keep no other check waiting', async () => {
    const resolver = await serve({
      byDatagram: (question) => (question.includes('silent') ? null : denial(question)),
    });
    const open = openDnsSessions({ servers: [resolver.address] });
    const time = new AbortController();
    onTestFinished(() => time.abort());
    const [hanging, other] = [open(time.signal), open(time.signal)];
    let ended = 0;
    const waiting = namesOf(800, 'silent.com').map(async (name) => {
      const answer = await hanging.ask(name, 'A');
      ended += 1;
      return answer.state;
    });
    const answers = await Promise.all(namesOf(20).map((name) => other.ask(name, 'A')));
    expect(answers).toEqual(answers.map(() => denied));
    expect(ended).toBeLessThan(800);
    time.abort();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['unknown']));
  });

  it('of a check that ended do not end those of another', async () => {
    const held: (() => void)[] = [];
    let isHeld = () => {};
    const firstHeld = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    const resolver = await serve({
      onStream: (stream) => {
        held.push(() => denyAll(stream));
        isHeld();
      },
    });
    const open = openDnsSessions({ servers: [resolver.address] });
    const [first, second] = [new AbortController(), new AbortController()];
    onTestFinished(() => second.abort());
    const left = open(first.signal).ask('left.example.com', 'A');
    const stayed = open(second.signal).ask('stayed.example.com', 'A');
    await firstHeld;
    first.abort();
    for (const release of held) release();
    expect(await left).toEqual({ state: 'unknown', reason: 'timeout' });
    expect(await stayed).toEqual(denied);
  });

  it('leave nothing open once there are none', async () => {
    let isClosed = () => {};
    const closed = new Promise<void>((resolve) => {
      isClosed = resolve;
    });
    const resolver = await serve({
      onStream: (stream) => {
        denyAll(stream);
        stream.on('close', isClosed);
      },
    });
    await openSession(resolver).ask('example.com', 'A');
    await closed;
  });
});

const firstOf = (chunk: Buffer) => {
  const end = 2 + chunk.readUInt16BE(0);
  return Buffer.concat([chunk.subarray(0, 2), denial(chunk.subarray(2, end))]);
};

/** With the id of the first question, and without it. */
const answerToAnother = (chunk: Buffer) => {
  const [length, id, rest] = [Buffer.from([0, 12]), chunk.subarray(2, 4), Buffer.alloc(10)];
  rest.writeUInt16BE(0x8183);
  return Buffer.concat([length, id, rest]);
};
