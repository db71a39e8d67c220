import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type CheckoutHosts, checkoutHosts } from '../../contract/checkout-hosts.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Lets one page's own style elements pass the policy; new for every answer. */
    styleNonce: string;
  }
}

type Settings = { isProduction: boolean };

/** The policy of every answer; where somebody can pay, with those who take part in it. */
const policy = (styleNonce: string, checkout?: CheckoutHosts) =>
  [
    "default-src 'none'",
    sources('script-src', "'self'", checkout?.scripts),
    // The dialogs' scroll lock writes a style element, and it carries the nonce. No other inline style passes; the checkout
    // writes its own, and a nonce would forbid them.
    `style-src 'self' ${checkout ? "'unsafe-inline'" : `'nonce-${styleNonce}'`}`,
    sources('img-src', "'self' data: blob:", checkout?.images),
    "font-src 'self'",
    sources('connect-src', "'self'", checkout?.connections),
    checkout ? `frame-src ${checkout.frames.join(' ')}` : "frame-src 'none'",
    sources('form-action', "'self'", checkout?.forms),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No text becomes script or markup by assignment. One policy allows the two addresses that a checkout may come from, and
    // may be created again when the visitor tries again; another the address of our service worker. The provider's own script
    // follows none: where it may come, the page in which somebody pays may admit its markup (checkout-script.ts).
    "require-trusted-types-for 'script'",
    `trusted-types checkout${checkout ? ' default' : ''} service-worker 'allow-duplicates'`,
  ].join('; ');

const sources = (directive: string, ours: string, theirs: readonly string[] = []) =>
  [directive, ours, ...theirs].join(' ');

const headers = {
  // Pages and files set their own.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The checkout opens its bank pages in pop-ups and needs their messages.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

const permissions = (checkout?: CheckoutHosts) => {
  const frames = checkout?.frames.map((origin) => ` "${origin}"`).join('');
  return `camera=(), geolocation=(), microphone=(), payment=(${checkout ? `self${frames}` : ''})`;
};

const twoYearsInSeconds = 2 * 365 * 24 * 60 * 60;

/** Headers that limit what a browser does with our answers, and what a script slipped into them could do. */
export const setSecurityHeaders = (reply: FastifyReply, { isProduction }: Settings): void => {
  reply.styleNonce = randomBytes(16).toString('base64');
  reply
    .headers(headers)
    .header('content-security-policy', policy(reply.styleNonce))
    .header('permissions-policy', permissions())
    .header('x-request-id', reply.request.id);
  // Only where HTTPS is certain: in local development it would lock the browser out of http://localhost.
  if (isProduction) {
    reply.header('strict-transport-security', `max-age=${twoYearsInSeconds}; includeSubDomains`);
  }
};

/** Lets the provider's checkout into this one answer. */
export const admitCheckout = (reply: FastifyReply, script: string): FastifyReply => {
  const hosts = checkoutHosts(new URL(script).origin);
  return reply
    .header('content-security-policy', policy(reply.styleNonce, hosts))
    .header('permissions-policy', permissions(hosts));
};

export const securityHeaders = (app: FastifyInstance, config: Settings): void => {
  app.decorateReply('styleNonce', '');
  app.addHook('onRequest', async (_, reply) => setSecurityHeaders(reply, config));
};
