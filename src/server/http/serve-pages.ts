import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pagePaths, pagePlaceholders, type SiteAddresses } from '../../contract/site.ts';
import { Failure } from '../failure.ts';
import { openToAll } from './permissions.ts';

type Needs = { webFolder: string; addresses: SiteAddresses };

const yearInSeconds = 365 * 24 * 60 * 60;

/** Serves the built web room: hashed files that never change, and one page that the browser turns into any screen. */
export const servePages = async (app: FastifyInstance, { webFolder, addresses }: Needs): Promise<void> => {
  const page = readFileSync(join(webFolder, 'index.html'), 'utf8').replaceAll(
    pagePlaceholders.addresses,
    escapeAttribute(JSON.stringify(addresses)),
  );
  const sendPage = (reply: FastifyReply, status: number) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replaceAll(pagePlaceholders.nonce, reply.styleNonce));

  await app.register(fastifyStatic, {
    root: webFolder,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(webFolder, 'assets'));
      reply.header('cache-control', isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache');
    },
  });
  // The list of files is made at start-up, so no path from outside ever touches the disk.
  for (const file of filesIn(webFolder))
    app.get(`/${file}`, { config: openToAll }, (_, reply) => reply.sendFile(file));
  for (const path of pagePaths) app.get(path, { config: openToAll }, (_, reply) => sendPage(reply, 200));

  answerUnknownPaths(app, (reply) => sendPage(reply, 404));
};

/** What is served under its own path: all files but the page itself and the compressed copies of the others. */
const filesIn = (webFolder: string) =>
  readdirSync(webFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^index\.html$|^\.|\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(webFolder, join(entry.parentPath, entry.name)));

/** An unknown page is answered by a page that says so, an unknown call by a failure like any other. */
export const answerUnknownPaths = (
  app: FastifyInstance,
  sendNotFoundPage?: (reply: FastifyReply) => FastifyReply,
) => {
  app.setNotFoundHandler((request, reply) => {
    const isPage = /^(?:GET|HEAD)$/.test(request.method) && !/^\/api(?:\/|$)/.test(pathOf(request.url));
    if (isPage && sendNotFoundPage) return sendNotFoundPage(reply);
    throw new Failure('not_found', 'There is nothing at this address');
  });
};

/** The path as the router reads it: decoded, and without the host that an absolute request line carries. */
const pathOf = (url: string) => decodeURIComponent(URL.parse(url, 'http://here')?.pathname ?? url);

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
