import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Lets one page's own style elements pass the policy; new for every answer. */
    styleNonce: string;
  }
}

/** What the answers of a server depend on. Without both keys there is no foreign checkout, and no foreign script. */
type Settings = {
  isProduction: boolean;
  payments?: { keyId?: string | undefined; keySecret?: string | undefined };
};

const checkout = 'https://checkout.razorpay.com https://api.razorpay.com';

const policy = (styleNonce: string, hasCheckout: boolean) =>
  [
    "default-src 'none'",
    `script-src 'self'${hasCheckout ? ` ${checkout}` : ''}`,
    // The dialogs' scroll lock writes a style element, and it carries the nonce. No other inline style passes.
    `style-src 'self' 'nonce-${styleNonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${hasCheckout ? ` ${checkout}` : ''}`,
    `frame-src ${hasCheckout ? checkout : "'none'"}`,
    "form-action 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...trustedTypes(hasCheckout),
  ].join('; ');

/**
 * No text becomes script or markup by assignment. The one policy allows the two addresses that a checkout may come from, and
 * may be created again when the visitor tries again. The provider's own script does not follow it: where it may come, a page
 * in which somebody pays may admit its markup (checkout-script.ts), and no other page does.
 */
const trustedTypes = (hasCheckout: boolean) => [
  "require-trusted-types-for 'script'",
  `trusted-types checkout${hasCheckout ? ' default' : ''} 'allow-duplicates'`,
];

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

const permissions = (hasCheckout: boolean) =>
  `camera=(), geolocation=(), microphone=(), payment=(${hasCheckout ? 'self "https://api.razorpay.com"' : ''})`;

const twoYearsInSeconds = 2 * 365 * 24 * 60 * 60;

/** Headers that limit what a browser does with our answers, and what a script slipped into them could do. */
export const setSecurityHeaders = (reply: FastifyReply, { isProduction, payments }: Settings): void => {
  const hasCheckout = Boolean(payments?.keyId && payments.keySecret);
  reply.styleNonce = randomBytes(16).toString('base64');
  reply
    .headers(headers)
    .header('content-security-policy', policy(reply.styleNonce, hasCheckout))
    .header('permissions-policy', permissions(hasCheckout))
    .header('x-request-id', reply.request.id);
  // Only where HTTPS is certain: in local development it would lock the browser out of http://localhost.
  if (isProduction) {
    reply.header('strict-transport-security', `max-age=${twoYearsInSeconds}; includeSubDomains`);
  }
};

export const securityHeaders = (app: FastifyInstance, config: Settings): void => {
  app.decorateReply('styleNonce', '');
  app.addHook('onRequest', async (_, reply) => setSecurityHeaders(reply, config));
};
