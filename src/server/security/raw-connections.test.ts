import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { TestApp } from '../testing/start-test-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const listen = async (app: TestApp) => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
};

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** Everything that comes back until the server closes the connection. */
const heardFrom = async (socket: Socket): Promise<string> => {
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
  });
  if (!socket.closed) await once(socket, 'close');
  return heard;
};

const body = '{"email":"ana@example.com"}';
/** A second request, hidden in what one parser takes for the body of the first (request smuggling). */
const hidden =
  'POST /api/auth/send-otp HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 27\r\n\r\n{"email":"eve@example.com"}';
const head = (...lines: string[]) =>
  ['POST /api/auth/send-otp HTTP/1.1', 'host: x', 'content-type: application/json', ...lines, '', ''].join(
    '\r\n',
  );
const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

describe('two readings of one request', () => {
  it.each([
    [
      'a length beside chunks',
      head(`content-length: ${body.length}`, 'transfer-encoding: chunked') + chunked(body) + hidden,
    ],
    [
      'chunks beside a length',
      `${head('transfer-encoding: chunked', 'content-length: 6')}0\r\n\r\n${hidden}`,
    ],
    ['two lengths', head('content-length: 0', `content-length: ${body.length}`) + body + hidden],
    [
      'two equal lengths',
      head(`content-length: ${body.length}`, `content-length: ${body.length}`) + body + hidden,
    ],
    ['a list of lengths', head(`content-length: ${body.length}, 0`) + body + hidden],
    ['a signed length', head(`content-length: +${body.length}`) + body + hidden],
    ['a length in hexadecimal', head('content-length: 0x1b') + body + hidden],
    [
      'a folded line',
      head('x-long: a', ' transfer-encoding: chunked', `content-length: ${body.length}`) + body + hidden,
    ],
    ['a folded length', head('content-length:', ` ${body.length}`) + body + hidden],
    ['chunks in disguise', head('transfer-encoding: xchunked') + chunked(body) + hidden],
    ['chunks behind a control character', head('transfer-encoding: \u000bchunked') + chunked(body) + hidden],
    ['chunks before something else', head('transfer-encoding: chunked, identity') + chunked(body) + hidden],
    [
      'chunks twice',
      head('transfer-encoding: chunked', 'transfer-encoding: chunked, x') + chunked(body) + hidden,
    ],
    ['a space before the colon', head(`content-length : ${body.length}`) + body + hidden],
    [
      'a space before the name',
      `POST /api/auth/send-otp HTTP/1.1\r\nhost: x\r\n transfer-encoding: chunked\r\n\r\n${hidden}`,
    ],
    [
      'bare line feeds',
      `POST /api/auth/send-otp HTTP/1.1\nhost: x\ncontent-length: 0\ntransfer-encoding: chunked\n\n${chunked(body)}${hidden}`,
    ],
    ['a bare carriage return', head('x: a\rtransfer-encoding: chunked', 'content-length: 0') + hidden],
    [
      'a chunk whose size lies',
      `${head('transfer-encoding: chunked')}fffffffffffffffff\r\n${body}\r\n0\r\n\r\n${hidden}`,
    ],
    [
      'a chunk whose extension breaks the line',
      `${head('transfer-encoding: chunked')}1b;a\nb\r\n${body}\r\n0\r\n\r\n${hidden}`,
    ],
    ['a null in a header', head('x: a\u0000b', 'content-length: 0') + hidden],
    [
      'no version that there is',
      `POST /api/auth/send-otp HTTP/9.9\r\nhost: x\r\ncontent-length: 0\r\n\r\n${hidden}`,
    ],
  ])('S49 is refused, and nothing hidden in it is carried out: %s', async (_, bytes) => {
    const app = await startTestApp();
    const socket = await open(await listen(app));
    socket.end(bytes);
    const heard = await heardFrom(socket);
    expect(heard).toMatch(/^HTTP\/1\.1 (?:400|415|505) /);
    // No mail was sent: neither by the ambiguous request nor by the one hidden behind it.
    expect(app.mails).toEqual([]);
  });

  it('S49 is refused where it names two hosts', async () => {
    const app = await startTestApp();
    const socket = await open(await listen(app));
    socket.end(head('Host: y', 'connection: close', `content-length: ${body.length}`) + body);
    expect(await heardFrom(socket)).toMatch(/^HTTP\/1\.1 400 /);
    expect(app.mails).toEqual([]);
  });

  it('S49 is not suspected in two requests in a row', async () => {
    const app = await startTestApp();
    const socket = await open(await listen(app));
    socket.end(
      head(`content-length: ${body.length}`) +
        body +
        hidden.replace('host: x', 'host: x\r\nconnection: close'),
    );
    const heard = await heardFrom(socket);
    expect(heard.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
    expect(app.mails.map(({ to }) => to)).toEqual(['ana@example.com', 'eve@example.com']);
  });
});

describe('clients that take their time', () => {
  it('S49 have thirty seconds at most, whatever they are slow at', async () => {
    const { server } = await startTestApp();
    // How often the server looks is part of how long it takes.
    const looksEveryMs = 2000;
    expect(server.headersTimeout).toBeGreaterThan(0);
    expect(server.headersTimeout + looksEveryMs).toBeLessThanOrEqual(30_000);
    expect(server.requestTimeout).toBeGreaterThan(0);
    expect(server.requestTimeout + looksEveryMs).toBeLessThanOrEqual(30_000);
    expect(server.maxHeadersCount ?? 2000).toBeLessThanOrEqual(2000);
  });

  it('S49 are cut off, five hundred of them, and all others are served meanwhile', async () => {
    const app = await startTestApp();
    const port = await listen(app);
    // The same limits with shorter times: a test does not wait thirty seconds.
    Object.assign(app.server, { headersTimeout: 1500, requestTimeout: 1500 });
    const slow = await Promise.all(
      Array.from({ length: 500 }, async (_, n) => {
        const socket = await open(port);
        const cut = heardFrom(socket);
        // Half of them stop in the middle of the headers, half in the middle of the body.
        socket.write(
          n % 2 ? 'POST /api/auth/send-otp HTTP/1.1\r\nhost: x\r\nx-a' : `${head('content-length: 27')}{"e`,
        );
        return { cut };
      }),
    );
    const others = await Promise.all(
      Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${port}/healthz`)),
    );
    expect(others.filter(({ status }) => status !== 200)).toEqual([]);
    // Waits until every one of them has been cut off.
    const heard = await Promise.all(slow.map(({ cut }) => cut));
    expect(heard.filter((text) => !text.startsWith('HTTP/1.1 408'))).toEqual([]);
    expect(app.mails).toEqual([]);
  });
});
