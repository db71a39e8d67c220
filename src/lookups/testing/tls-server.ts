import { once } from 'node:events';
import { type AddressInfo, createServer as createPlainServer, type Server, type Socket } from 'node:net';
import { createSecureContext, createServer, type SecureContext } from 'node:tls';
import { atEnd } from './at-end.ts';
import type { Made } from './certificates.ts';

/** A real TLS server on loopback that shows these certificates, its own first; reports the name it was asked for. */
export const serveTls = async (...[own, ...others]: [Made, ...Made[]]) => {
  const asked: string[] = [];
  const server = createServer({
    cert: [own, ...others].map(({ pem }) => pem).join(''),
    key: own.key.export({ type: 'pkcs8', format: 'pem' }),
    ciphers: 'DEFAULT:@SECLEVEL=0',
    minVersion: 'TLSv1.2',
    SNICallback: (name, useOwn) => {
      asked.push(name);
      useOwn(null);
    },
  });
  return { port: await listen(server), asked };
};

/**
 * A real TLS server on loopback for many sites: each is shown the certificate made for its name. Null: the handshake begins
 * and never ends.
 */
export const serveSites = async (certificateFor: (name: string) => Made | null) => {
  const asked: string[] = [];
  const contexts = new Map<string, SecureContext>();
  const contextOf = (name: string) => {
    const known = contexts.get(name);
    if (known) return known;
    const made = certificateFor(name);
    if (!made) return null;
    const key = made.key.export({ type: 'pkcs8', format: 'pem' });
    const context = createSecureContext({ cert: made.pem, key });
    contexts.set(name, context);
    return context;
  };
  const server = createServer({
    SNICallback: (name, use) => {
      asked.push(name);
      const context = contextOf(name);
      if (context) use(null, context);
    },
  });
  return {
    port: await listen(server),
    asked,
    /** Makes certificates before they are needed. */
    prepare: (names: readonly string[]) => {
      for (const name of names) contextOf(name);
    },
  };
};

/** A server that does with a connection what the test wants: nothing, garbage, one byte at a time. */
export const servePlain = (onConnection: (socket: Socket) => void) => listen(createPlainServer(onConnection));

const listen = async (server: Server) => {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
  });
  server.on('tlsClientError', () => undefined);
  atEnd(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};
