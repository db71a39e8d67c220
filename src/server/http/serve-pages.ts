import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkoutPage, pagePaths, resultIdOf, resultPath } from '../../contract/page-paths.ts';
import { sharedPage } from '../../contract/share.ts';
import { checkoutElsewhere, pagePlaceholders } from '../../contract/site.ts';
import type { SiteAddresses } from '../../contract/site-facts.ts';
import { Failure } from '../failure.ts';
import type { OpenShared } from '../services/open-shared.ts';
import { countedAddress } from '../services/visitor.ts';
import { logFailure, toFailure } from './answer-failures.ts';
import { answerShares } from './answer-shares.ts';
import { openToAll } from './permissions.ts';
import { admitCheckout } from './security-headers.ts';
import { keepUnlisted, unlisted } from './unlisted.ts';

type Needs = {
  webFolder: string;
  addresses: SiteAddresses;
  answersByMail: boolean;
  /** Where the provider's checkout is; null where nobody sells through one. */
  checkoutScript: string | null;
  /** Whether the caller has an analysis of this id. */
  ownsResult: (request: FastifyRequest, id: string) => Promise<boolean>;
  lookForShared: OpenShared['look'];
};

const yearInSeconds = 365 * 24 * 60 * 60;

/** Serves the built web room: hashed files that never change, and one page that the browser turns into any screen. */
export const servePages = async (
  app: FastifyInstance,
  { webFolder, addresses, answersByMail, checkoutScript, ownsResult, lookForShared }: Needs,
): Promise<void> => {
  const page = readFileSync(join(webFolder, 'index.html'), 'utf8').replaceAll(
    pagePlaceholders.addresses,
    escapeAttribute(JSON.stringify({ ...addresses, answersByMail })),
  );
  const elsewhere = checkoutScript === null ? '' : checkoutElsewhere;
  const sendHtml = (reply: FastifyReply, status: number, robots: string, checkout = elsewhere) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(
        page
          .replaceAll(pagePlaceholders.nonce, reply.styleNonce)
          .replaceAll(pagePlaceholders.robots, robots)
          .replaceAll(pagePlaceholders.checkout, escapeAttribute(checkout)),
      );
  const sendPage = (reply: FastifyReply, status: number, checkout?: string) =>
    sendHtml(reply.header('cache-control', 'no-cache'), status, 'all', checkout);

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
  for (const path of pagePaths)
    app.get(path, { config: openToAll }, (_, reply) =>
      path === checkoutPage && checkoutScript !== null
        ? sendPage(admitCheckout(reply, checkoutScript), 200, checkoutScript)
        : sendPage(reply, 200),
    );
  // A wildcard, because a parameter that is too long would not be answered with a page.
  app.get(resultPath('*'), { config: openToAll }, async (request, reply) => {
    const id = resultIdOf(pathOf(request.url)) ?? '';
    // Without the database nobody knows: the page asks again, and says what is wrong.
    return sendPage(reply, (await ownsResult(request, id).catch(() => true)) ? 200 : 404);
  });
  await answerShares(app);

  // By a wildcard: a parameter has a longest length, and beyond it another answer.
  app.get<{ Params: { '*': string } }>(`${sharedPage}*`, { config: openToAll }, async (request, reply) => {
    keepUnlisted(reply);
    const failure = await lookForShared(countedAddress(request.ip), request.params['*']).then(
      () => null,
      (error: unknown) => {
        logFailure(request, toFailure(error), error);
        return toFailure(error);
      },
    );
    return sendHtml(reply, failure?.statusCode ?? 200, unlisted);
  });

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
