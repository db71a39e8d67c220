import { randomInt } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { Unreadable } from '../attempt.ts';
import { type DnsMessage, encodeQuestion, type Question, readAnswer } from './dns-message.ts';
import type { Place } from './dns-place.ts';

/** Asks over a socket that is being opened, then closes it. */
export const askByStream = async (opened: Promise<Socket>, question: Question): Promise<DnsMessage> => {
  const socket = await opened;
  try {
    const asked = encodeQuestion(question, randomInt(65_536));
    if (!asked) throw new Unreadable('no server can hold such a name');
    socket.write(asked.framed);
    // Its length field caps a message at 64 kilobytes, so this buffer is bounded.
    let received = Buffer.alloc(0);
    for await (const chunk of socket) {
      received = Buffer.concat([received, chunk as Buffer]);
      if (received.length < 2) continue;
      const end = 2 + received.readUInt16BE(0);
      if (received.length >= end) return readAnswer(received.subarray(2, end), asked);
    }
    throw new Unreadable('the answer ended early');
  } finally {
    socket.destroy();
  }
};

/** For a resolver that the operator chose, which needs no guard. */
export const openStream = ({ host, port }: Place, signal: AbortSignal) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ host, port, signal });
    socket.once('connect', () => resolve(socket));
    socket.on('error', reject);
  });
