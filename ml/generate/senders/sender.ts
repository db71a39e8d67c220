import { hex, type Random } from '../random.ts';

/** What a link in a message is for. Only `action` is what the letter asks for, `story` its further reading; the rest is furniture. */
export type LinkRole =
  | 'action'
  | 'story'
  | 'home'
  | 'help'
  | 'privacy'
  | 'unsubscribe'
  | 'browser'
  | 'image'
  | 'pixel';

/** The part before the @ of a house's address; lures and houses pick alike. */
export const houseMailboxes = [
  'noreply',
  'no-reply',
  'info',
  'service',
  'support',
  'security',
  'notifications',
  'billing',
  'account',
  'admin',
  'contact',
  'alerts',
  'mail',
  'team',
  'office',
  'sales',
  'hello',
  'orders',
  'newsletter',
  'donotreply',
];

/** The machine of a small house: its own name, or a rented server. */
export const smallMachine = (host: string, random: Random): string =>
  random.weighted([
    [`mail.${host}`, 4],
    [`smtp${random.between(1, 9)}.${host}`, 2],
    [`server${random.between(1, 90)}.${host}`, 2],
    [
      `vps-${random.string(8, hex)}.${random.pick(['vps.ovh.net', 'contaboserver.net', 'your-server.de'])}`,
      3,
    ],
  ]);

/** Whoever really sends the message, as its header and links show it. */
export type Sender = {
  name: string;
  address: string;
  replyTo: string | null;
  returnPath: string;
  /** The domain that signed; null if the message is unsigned. */
  signedBy: string | null;
  /** The machine that handed it in. */
  mta: string;
  messageIdHost: string;
  verdict: { spf: string; dkim: string; dmarc: string };
  link: (role: LinkRole) => string;
};
