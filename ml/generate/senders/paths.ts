import type { SenderKind } from '../letter.ts';
import { base64url, digits, hex, type Random } from '../random.ts';

/** Pages a message leads to, by what the sender does. Kits copy these paths, so both sides draw from here. */
const byKind: Partial<Record<SenderKind, string[]>> = {
  bank: [
    'login',
    'onlinebanking',
    'secure/login',
    'banking/signin',
    'service/messages',
    'mailbox',
    'private/cards',
  ],
  card: ['login', 'account/activity', 'card/secure', 'statements', 'mypage'],
  parcel: [
    'track?id={d}',
    'tracking/{d}',
    'parcel/{d}',
    'delivery/options?ref={d}',
    'sendung/{d}',
    'suivi?code={d}',
  ],
  shop: ['orders/{d}', 'account/orders', 'sale', 'cart', 'products/{t}', 'returns?order={d}'],
  documents: ['d/{t}', 's/{t}?dl=0', 'share/{t}', 'sign?t={t}', 'file/{t}/view', 'view?id={t}'],
  streaming: ['account', 'account/payment', 'billing', 'youraccount'],
  tax: ['account', 'messages', 'mailbox', 'login', 'myaccount'],
  crypto: ['login', 'security', 'verify', 'wallet', 'activity', 'claim'],
  travel: ['booking/{d}', 'trips/{d}', 'checkin?ref={t}', 'reservation?id={d}'],
  events: ['tickets/{d}', 'e/{t}', 'order/{d}'],
};
const general = [
  'account',
  'login',
  'account/security',
  'verify?token={x}',
  'reset?token={x}',
  'billing/update',
  'settings/notifications',
  'confirm/{x}',
  'my-account?id={d}',
  'invoice/{d}',
  'en/account/signin',
  'survey/{t}',
  'r/{t}',
  '',
  'blog/{t}',
  'help',
  'notifications',
  'dashboard',
];

export const pagePath = (kind: SenderKind, random: Random): string => {
  const known = byKind[kind];
  const path = random.pick(known && random.chance(0.6) ? known : general);
  return filled(path, random);
};

/** What campaigns hang onto their links. */
export const campaign = (random: Random): string =>
  random.pick([
    'utm_source=email&utm_medium=crm',
    'src=mail',
    `cid=${random.string(6, digits)}`,
    `utm_campaign=${random.string(6)}`,
  ]);

export const filled = (path: string, random: Random): string =>
  path
    .replace(/\{d\}/g, () => random.string(random.between(6, 12), digits))
    .replace(/\{t\}/g, () => random.string(random.between(6, 14)))
    .replace(/\{x\}/g, () => random.string(random.between(20, 48), random.chance(0.5) ? hex : base64url));
