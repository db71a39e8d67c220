import { connect, type Socket } from 'node:net';
import type { Place } from './dns-place.ts';

type Needs = {
  onMessage: (message: Buffer) => void;
  /** The stream is closed: every question on it without an answer is lost. */
  onLost: (stream: DnsStream) => void;
};

export type DnsStream = {
  place: Place;
  socket: Socket;
  /** Waits for the end of the event-loop turn, so that many questions leave together. */
  unsent: Buffer[];
  underWay: number;
};

/** Common resolvers work on about thirty questions per stream at a time, and serve about ten streams. */
const maxStreams = 6;
const maxUnderWay = 30;

/** Chosen by hand: after this many late answers in a row, a resolver answers streams one by one or not at all. */
const maxLate = 8;
const avoidMs = 60_000;

/**
 * Sends questions to a resolver over a few streams (RFC 7766): dozens leave in one write and come back in one read, where
 * each datagram costs two system calls. Streams are only an optimisation: a late or lost question is sent by datagram.
 */
export const openStreams = ({ onMessage, onLost }: Needs) => {
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
      // Its length field caps a message at 64 kilobytes, so this buffer is bounded.
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
      // Closed with questions open: it accepts none, or not this many.
      if (stream.underWay > 0) avoidUntil = performance.now() + avoidMs;
      lose(stream);
    });
    // The waiting caller keeps the process alive, not the socket.
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
    /** The stream that the question was sent on. Null: there is no room, or streams have failed lately. */
    send: (place: Place, framed: Buffer): DnsStream | null => {
      const stream = performance.now() < avoidUntil ? null : roomiest(place);
      if (!stream) return null;
      if (stream.unsent.length === 0) setImmediate(flush, stream);
      stream.unsent.push(framed);
      stream.underWay += 1;
      return stream;
    },
    /** A question on this stream was not answered in time. */
    late: (stream: DnsStream) => {
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

/** Past the end of the buffer while the length itself is incomplete. */
const endOf = (received: Buffer) =>
  received.length < 2 ? Number.POSITIVE_INFINITY : 2 + received.readUInt16BE(0);
