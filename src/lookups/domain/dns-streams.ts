import { connect, type Socket } from 'node:net';
import type { Place } from './dns-place.ts';

type Needs = {
  onMessage: (message: Buffer) => void;
  /** It is closed: whatever was asked over it and not answered is lost. */
  onLost: (stream: DnsStream) => void;
};

export type DnsStream = {
  place: Place;
  socket: Socket;
  /** Waits for the end of the turn, so that many questions leave together. */
  unsent: Buffer[];
  underWay: number;
};

export type DnsStreams = {
  /** The stream that it left by. Null: there is no room, or streams have not done well lately. */
  send: (place: Place, framed: Buffer) => DnsStream | null;
  /** One that was sent over it has had no answer in time. */
  late: (stream: DnsStream) => void;
  close: () => void;
};

/** Common resolvers work on about thirty questions of a stream at a time, and serve about ten streams. */
const maxStreams = 6;
const maxUnderWay = 30;

/** By hand: after so many late ones in a row a resolver answers streams one by one, or not at all. */
const maxLate = 8;
const avoidMs = 60_000;

/**
 * Questions to a resolver over a few streams (RFC 7766): dozens leave in one write and come back in one read, where each
 * datagram costs two calls of the system. It only makes things cheaper: what is late or lost is asked by datagram.
 */
export const openStreams = ({ onMessage, onLost }: Needs): DnsStreams => {
  const streams = new Set<DnsStream>();
  let lateInARow = 0;
  let avoidUntil = 0;

  const lose = (stream: DnsStream) => {
    if (!streams.delete(stream)) return;
    stream.socket.destroy();
    onLost(stream);
  };

  const open = (place: Place): DnsStream => {
    const socket = connect({ ...place, noDelay: true });
    const stream: DnsStream = { place, socket, unsent: [], underWay: 0 };
    streams.add(stream);
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      // A message has at most 64 kilobytes by its own count, so what is held here is bounded.
      for (let end = endOf(received); end <= received.length; end = endOf(received)) {
        const message = received.subarray(2, end);
        received = received.subarray(end);
        stream.underWay = Math.max(0, stream.underWay - 1);
        lateInARow = 0;
        onMessage(message);
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      // Closed with questions open: it takes none, or not so many.
      if (stream.underWay > 0) avoidUntil = performance.now() + avoidMs;
      lose(stream);
    });
    // Whoever waits for an answer keeps the process alive, not the socket.
    socket.unref();
    return stream;
  };

  const flush = (stream: DnsStream) => {
    const packets = stream.unsent.splice(0);
    if (!stream.socket.destroyed) stream.socket.write(Buffer.concat(packets));
  };

  const roomiest = (place: Place): DnsStream | null => {
    let best: DnsStream | null = null;
    let count = 0;
    for (const stream of streams) {
      if (stream.place !== place) continue;
      count += 1;
      if (!best || stream.underWay < best.underWay) best = stream;
    }
    if (best && best.underWay < maxUnderWay) return best;
    return count < maxStreams ? open(place) : null;
  };

  return {
    send: (place, framed) => {
      const stream = performance.now() < avoidUntil ? null : roomiest(place);
      if (!stream) return null;
      if (stream.unsent.length === 0) setImmediate(flush, stream);
      stream.unsent.push(framed);
      stream.underWay += 1;
      return stream;
    },
    late: (stream) => {
      stream.underWay = Math.max(0, stream.underWay - 1);
      lateInARow += 1;
      if (lateInARow < maxLate) return;
      lateInARow = 0;
      avoidUntil = performance.now() + avoidMs;
    },
    close: () => {
      for (const { socket } of streams) socket.destroy();
      streams.clear();
    },
  };
};

/** Beyond what is there while the length itself is not. */
const endOf = (received: Buffer) =>
  received.length < 2 ? Number.POSITIVE_INFINITY : 2 + received.readUInt16BE(0);
