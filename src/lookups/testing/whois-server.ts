import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { atEnd } from './at-end.ts';

/** What a server does with a question: it answers with text or bytes, or holds the socket in its own way. */
export type WhoisAnswer = string | Buffer | ((socket: Socket) => void);

export type WhoisServer = {
  /** `127.0.0.1:port`, as WHOIS_SERVER takes it. */
  address: string;
  port: number;
  /** What was asked, in order. */
  questions: string[];
};

/** A real WHOIS server on loopback (RFC 3912): one line in, one answer out, and the connection is closed. */
export const serveWhois = async (
  answerTo: (question: string) => WhoisAnswer,
  host = '127.0.0.1',
): Promise<WhoisServer> => {
  const questions: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // The client may have left already.
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (!received.endsWith('\r\n')) return;
      const question = received.slice(0, -2);
      received = '';
      questions.push(question);
      const answer = answerTo(question);
      if (typeof answer === 'function') answer(socket);
      else socket.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  atEnd(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `${host}:${port}`, port, questions };
};

/** Servers as they occur in practice. */
export const whoisMoods = {
  hangs: () => undefined,
  drips: (socket: Socket) => {
    const drops = setInterval(() => socket.write('x'), 50);
    socket.on('close', () => clearInterval(drops));
  },
  floods: (socket: Socket) => void socket.end(`Domain Name: EXAMPLE.COM\r\n${'x'.repeat(300_000)}`),
  slamsTheDoor: (socket: Socket) => void socket.resetAndDestroy(),
  isGarbage: (socket: Socket) => void socket.end(Buffer.from([0, 255, 254, 128, 10, 58, 10, 0, 13])),
} satisfies Record<string, (socket: Socket) => void>;
