import { hostOfDomain } from '../../brands/organisation.ts';
import { cleanText } from '../../text/clean-text.ts';
import { isoDate } from './mail-date.ts';
import type { MailHeader, ReceivedHop, ReceiverVerdict } from './parsed-mail.ts';

/** A message passes five or six servers; a list of hundreds is forged. */
const maxHops = 30;
const maxVerdicts = 10;
const maxLine = 2000;
const maxVerdictLine = 4000;

/** The route of a message, newest hop first, by its headers. Everything below the receiver's own lines may be forged. */
export const readHops = (headers: readonly MailHeader[]): ReceivedHop[] =>
  headers
    .filter(({ key }) => key === 'received')
    .slice(0, maxHops)
    .map(({ value }) => readHop(value.slice(0, maxLine)));

const readHop = (line: string): ReceivedHop => {
  const from = /\bfrom\s{1,9}([^\s;()]{1,255})/i.exec(line)?.[1] ?? '';
  const by = /\bby\s{1,9}([^\s;()]{1,255})/i.exec(line)?.[1] ?? '';
  const ip =
    /\[(?:IPv6:)?([0-9a-f.:]{3,45})\]/i.exec(line)?.[1] ??
    /[\s(]((?:\d{1,3}\.){3}\d{1,3})\s?\)/.exec(line)?.[1] ??
    null;
  return {
    from: cleanText(from, 255).toLowerCase(),
    by: cleanText(by, 255).toLowerCase(),
    ip,
    date: isoDate(line.slice(line.lastIndexOf(';') + 1)),
  };
};

/**
 * What servers on the way recorded about the sender, newest first. RFC 8601: only the entries of the receiver's own border
 * count; a sender can write such a header too, but it is then below the receiver's.
 */
export const readReceiverVerdicts = (headers: readonly MailHeader[]): ReceiverVerdict[] => {
  const written = headers
    .filter(({ key }) => key === 'authentication-results')
    .slice(0, maxVerdicts)
    .map(({ value }) => readVerdict(stripComments(value.slice(0, maxVerdictLine))));
  const verdicts = borderFirst(written, readHops(headers));
  const spfLine = headers.find(({ key }) => key === 'received-spf')?.value.slice(0, maxVerdictLine);
  const spf = spfLine ? /^\s*([a-z]{1,20})/i.exec(spfLine)?.[1]?.toLowerCase() : undefined;
  if (!spf) return verdicts;
  const [newest] = verdicts;
  if (newest?.spf) return verdicts;
  const by = /\(([^\s:()]{1,255}):/.exec(spfLine ?? '')?.[1]?.toLowerCase() ?? '';
  const spfDomain = /\benvelope-from=["<\s]{0,3}(?:[^\s"<>;@]{0,64}@)?([a-z0-9.-]{1,255})/i.exec(
    spfLine ?? '',
  )?.[1];
  const entry = newest ?? {
    by,
    spf: null,
    dkim: null,
    dmarc: null,
    spfDomain: null,
    dkimDomain: null,
    signers: [],
  };
  return [
    { ...entry, spf, spfDomain: entry.spfDomain ?? spfDomain?.toLowerCase() ?? null },
    ...verdicts.slice(1),
  ];
};

/**
 * The receiver's own relays hand a message on and may change it, so that a second check fails. Then what counts is what the
 * receiver's border said: another host of the same domain, from which the last one got the message.
 */
const borderFirst = (verdicts: ReceiverVerdict[], [last]: ReceivedHop[]): ReceiverVerdict[] => {
  const [newest] = verdicts;
  if (!newest || !last || newest.by === '' || last.by !== newest.by || last.from === newest.by)
    return verdicts;
  const domain = hostOfDomain(newest.by)?.registrableDomain;
  const border = verdicts.find(({ by }) => by === last.from);
  if (!border || !domain || hostOfDomain(border.by)?.registrableDomain !== domain) return verdicts;
  return [border, ...verdicts.filter((one) => one !== border)];
};

/** Comments may quote anything, also another verdict: `spf=fail (sender said spf=pass)`. They nest twice at most. */
const stripComments = (value: string) =>
  value
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ');

const readVerdict = (value: string): ReceiverVerdict => {
  // Some servers forget the semicolons.
  const results = value.split(/;| (?=(?:spf|dkim|dmarc|arc|compauth) ?=)/i);
  const of = (method: string) => results.filter((one) => new RegExp(`^\\s*${method}\\s*=`, 'i').test(one));
  const word = (result: string | undefined) =>
    /=\s{0,9}([a-z]{1,20})/i.exec(result ?? '')?.[1]?.toLowerCase() ?? null;
  const property = (result: string | undefined, names: string) =>
    new RegExp(`\\b(?:${names})\\s{0,9}=\\s{0,9}(?:[^\\s;@]{0,64}@)?([a-z0-9.-]{1,255})`, 'i')
      .exec(result ?? '')?.[1]
      ?.toLowerCase() ?? null;
  const [spf] = of('spf');
  // Several signatures: one that passes is enough to name who signed.
  const signatures = of('dkim');
  const passed = signatures.filter((one) => word(one) === 'pass');
  const dkim = passed[0] ?? signatures[0];
  const signerOf = (one: string | undefined) => property(one, 'header\\.d') ?? property(one, 'header\\.i');
  return {
    // Microsoft leaves its own name out.
    by: /^\s*([a-z0-9.-]{1,255})(?: \d)?\s*$/i.exec(results[0] ?? '')?.[1]?.toLowerCase() ?? '',
    spf: word(spf),
    dkim: word(dkim),
    dmarc: word(of('dmarc')[0]),
    spfDomain: property(spf, 'smtp\\.mailfrom|smtp\\.mfrom') ?? property(spf, 'smtp\\.helo'),
    dkimDomain: signerOf(dkim),
    signers: passed.flatMap((one) => signerOf(one) ?? []),
  };
};
