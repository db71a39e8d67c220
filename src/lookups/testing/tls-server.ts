import { once } from 'node:events';
import { type AddressInfo, createServer as createPlainServer, type Server, type Socket } from 'node:net';
import { createSecureContext, createServer, type SecureContext } from 'node:tls';
import { atEnd } from './at-end.ts';
import type { Made } from './certificates.ts';

/** A real TLS server on loopback that shows these certificates, its own first; tells which name it was asked for. */
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

/** A real TLS server on loopback for many sites: each is shown the certificate made for its name. */
export const serveSites = async (certificateFor: (name: string) => Made) => {
  const asked: string[] = [];
  const contextOf = (name: string) => {
    const { pem, key } = certificateFor(name);
    return createSecureContext({ cert: pem, key: key.export({ type: 'pkcs8', format: 'pem' }) });
  };
  const contexts = new Map<string, SecureContext>();
  const server = createServer({
    SNICallback: (name, use) => {
      asked.push(name);
      const context = contexts.get(name) ?? contextOf(name);
      contexts.set(name, context);
      use(null, context);
    },
  });
  return { port: await listen(server), asked };
};

/** A server that does with a connection what the test wants: nothing, rubbish, one byte at a time. */
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
