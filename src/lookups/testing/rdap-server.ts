import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from './at-end.ts';

/** JSON is sent as it is; a function gets the response to itself. */
export type RdapAnswer = object | ((request: IncomingMessage, response: ServerResponse) => void);

export type RdapServer = {
  /** `http://127.0.0.1:port/`, as RDAP_BOOTSTRAP_URL takes it and as a list names a service. */
  url: string;
  /** By path: `/dns.json`, `/domain/example.com`. Anything else is 404. */
  answers: Record<string, RdapAnswer>;
  /** The paths that were asked for, in order. */
  requests: string[];
};

/** A real RDAP server on loopback, over plain HTTP, which also serves IANA's lists of services. */
export const serveRdap = async (
  answers: Record<string, RdapAnswer> = {},
  host = '127.0.0.1',
): Promise<RdapServer> => {
  const rdap: RdapServer = { url: '', answers, requests: [] };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    rdap.requests.push(path);
    const answer = rdap.answers[path];
    if (typeof answer === 'function') answer(request, response);
    else if (answer) {
      response.writeHead(200, { 'content-type': 'application/rdap+json' }).end(JSON.stringify(answer));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  rdap.url = `http://${host}:${(server.address() as AddressInfo).port}/`;
  return rdap;
};

/** A list of services in IANA's form (RFC 9224). */
export const bootstrapList = (...services: [keys: string[], urls: string[]][]) => ({
  version: '1.0',
  publication: '2026-11-01T00:00:00Z',
  services,
});

const text =
  (status: number, body: string): RdapAnswer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end(body);

/** Servers as they occur in practice. */
export const rdapMoods = {
  hangs: () => undefined,
  drips: (_: IncomingMessage, response: ServerResponse) => {
    const drops = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(drops));
  },
  isGarbage: text(200, '\u0000\u00ff{"objectClassName":'),
  isAWebsite: text(200, '<!doctype html><title>Welcome</title>'),
  isHuge: text(200, JSON.stringify({ objectClassName: 'domain', remarks: 'x'.repeat(5_000_000) })),
  isInTrouble: text(500, 'oops'),
  isBusy: text(429, 'slow down'),
} satisfies Record<string, RdapAnswer>;

export const redirectsTo =
  (location: string): RdapAnswer =>
  (_, response) =>
    void response.writeHead(302, { location }).end();
