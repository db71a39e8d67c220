import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type FeedServer = {
  url: string;
  /** What it serves; null: it fails. */
  list: string | null;
  etag: string;
  lastModified: string;
  requests: number;
  connections: number;
};

/** A publisher of lists, on loopback. */
export const serveFeed = async (list: string): Promise<FeedServer> => {
  const feed: FeedServer = {
    url: '',
    list,
    etag: '"1"',
    lastModified: 'Sat, 14 Nov 2026 08:00:00 GMT',
    requests: 0,
    connections: 0,
  };
  const server = createServer((request, response) => {
    feed.requests += 1;
    if (feed.list === null) {
      response.writeHead(503).end('come back later');
      return;
    }
    response.setHeader('etag', feed.etag).setHeader('last-modified', feed.lastModified);
    if (request.headers['if-none-match'] === feed.etag) response.writeHead(304).end();
    else response.end(feed.list);
  });
  server.on('connection', () => {
    feed.connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  feed.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list.txt`;
  return feed;
};
