import type { MailAuthentication } from '../../contract/mail-authentication.ts';

/** Why a mail is not answered. */
export type Silence =
  | 'null sender'
  | 'automatic'
  | 'list'
  | 'ourselves'
  | 'dmarc report'
  | 'unproven'
  | 'stranger'
  | 'too many';

type Header = { key: string; value: string };

/** What decides whether a mail is one that a person wrote to us. */
type Wrapper = {
  /** The envelope's sender. */
  sender: string;
  headers: readonly Header[];
  /** Our own addresses, in lower case: of the mailbox, and that answers come from. */
  own: ReadonlySet<string>;
};

/** Names of mailboxes that machines write from, and that nobody reads. */
const machines =
  /^(?:mailer-daemon|postmaster|(?:do-?)?no-?t?-?reply|noreply|bounces?|listserv|majordomo|owner-.*|.*-(?:request|owner|bounces?)|bounces?[+=-].*|prvs=.*|srs[01]=.*)$/i;

/**
 * Whether a mail must not be answered, no matter who sent it (RFC 3834 2): machines that answer machines never stop, and lists pass an
 * answer on to everybody.
 */
export const silenceFor = ({ sender, headers, own }: Wrapper): Silence | null => {
  const fieldOf = (name: string) => headers.find(({ key }) => key === name)?.value.trim() ?? null;
  const has = (name: string) => fieldOf(name) !== null;
  if (sender === '' || !sender.includes('@')) return 'null sender';
  if (own.has(sender.toLowerCase()) || own.has(addressIn(fieldOf('from') ?? ''))) return 'ourselves';
  if (['list-id', 'list-post', 'list-unsubscribe', 'mailing-list'].some(has)) return 'list';
  const precedence = fieldOf('precedence') ?? '';
  if (/^list\b/i.test(precedence)) return 'list';
  const isAutomatic =
    !/^(?:no\b.*)?$/i.test(fieldOf('auto-submitted') ?? '') ||
    /^(?:bulk|junk|auto_reply)\b/i.test(precedence) ||
    /\b(?:all|autoreply|oof|dr)\b/i.test(fieldOf('x-auto-response-suppress') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'x-loop', 'x-failed-recipients', 'feedback-id'].some(has) ||
    /^multipart\/report\b/i.test(fieldOf('content-type') ?? '') ||
    /^report domain:/i.test(fieldOf('subject') ?? '') ||
    fieldOf('return-path') === '<>' ||
    machines.test(sender.slice(0, sender.lastIndexOf('@')));
  return isAutomatic ? 'automatic' : null;
};

/** Of the last address in a From line, as mail programs show it. */
const addressIn = (from: string): string =>
  (/<([^<>]*)>[^<>]*$/.exec(from)?.[1] ?? from).trim().toLowerCase();

type Proof = {
  /** The envelope's sender, and the address in From; empty where there is none, or several. */
  sender: string;
  from: string;
  authentication: MailAuthentication | null;
  isSameOrganisation: (a: string, b: string) => boolean;
};

/**
 * Whether somebody of the sender's own domain sent this: SPF of the envelope, or a signature, of the domain in From. The answer goes
 * to the envelope's sender, who has to be of the same domain: a signed mail can be sent again with anybody's address on the envelope.
 */
export const isSenderProven = ({ sender, from, authentication, isSameOrganisation }: Proof): boolean => {
  if (!authentication || from === '' || !isSameOrganisation(domainOf(sender), domainOf(from))) return false;
  const { spf, signatures } = authentication;
  const isSigned = signatures.some(({ outcome, isAligned }) => outcome === 'intact' && isAligned);
  const isSentFromThere = spf.state === 'known' && spf.value.outcome === 'pass' && spf.value.isAligned;
  return isSigned || isSentFromThere;
};

/** Whether a proof is only missing because a key or a list of servers could not be asked for now, as on a crowded machine. */
export const isProofOpen = ({ sender, from, authentication, isSameOrganisation }: Proof): boolean => {
  if (from === '' || !isSameOrganisation(domainOf(sender), domainOf(from))) return false;
  if (!authentication) return true;
  const { spf, signatures } = authentication;
  const isKeyMissing = signatures.some(({ outcome, isAligned }) => outcome === 'key-not-held' && isAligned);
  const isSpfMissing = spf.state === 'unknown' && (spf.reason === 'timeout' || spf.reason === 'unreachable');
  return isSpfMissing || isKeyMissing;
};

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/**
 * Whether the operator's own relay, which handed the mail over, has found it to be of this address (RFC 8601). Its line stands above
 * all that came with the mail: before the second Received, and is written under the name of the host that received it, or of the
 * server that the operator has named.
 */
export const isVouchedFor = (address: string, headers: readonly Header[], server?: string): boolean => {
  // Within a mailbox's own servers some lines name no client.
  const isHop = ({ key, value }: Header) => key === 'received' && (!server || /^\s*from\s/i.test(value));
  const hops = headers.flatMap((header, n) => (isHop(header) ? [n] : []));
  const received = headers[hops[0] ?? -1]?.value;
  if (received === undefined) return false;
  const by = server ?? /\bby\s+([^\s;()]+)/i.exec(received)?.[1] ?? '';
  const above = headers.slice(0, hops[1] ?? headers.length);
  const domain = domainOf(address);
  return above
    .filter(({ key }) => key === 'authentication-results')
    .some(({ value }) => {
      const [host = '', ...results] = value.split(';').map((part) => part.trim().toLowerCase());
      const isOwn = by !== '' && (host.split(/\s/)[0] ?? '') === by.toLowerCase();
      return isOwn && results.some((result) => passesFor(result, domain));
    });
};

const passesFor = (result: string, domain: string): boolean => {
  const [, method = '', outcome = ''] = /^(dmarc|dkim|spf|auth)\s*=\s*([a-z]+)/.exec(result) ?? [];
  if (outcome !== 'pass') return false;
  const [, named = ''] =
    /\b(?:header\.from|header\.d|header\.i|smtp\.mailfrom|smtp\.auth|envelope-from)\s*=\s*"?([^\s;"]+)/.exec(
      result,
    ) ?? [];
  return method !== '' && domainOf(named) === domain;
};
