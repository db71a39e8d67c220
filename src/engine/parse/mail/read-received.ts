import type { MailHeader, ReceivedHop, ReceiverVerdict } from './parsed-mail.ts';

/** A message passes five or six servers; a list of hundreds is made up. */
const maxHops = 30;
const maxVerdicts = 10;

/** The way a message took, newest first, as the headers tell it. Everything below the receiver's own lines may be made up. */
export const readHops = (headers: readonly MailHeader[]): ReceivedHop[] =>
  headers
    .filter(({ key }) => key === 'received')
    .slice(0, maxHops)
    .map(({ value }) => readHop(value.slice(0, 2000)));

const readHop = (line: string): ReceivedHop => {
  const from = /\bfrom\s+([^\s;()]+)/i.exec(line)?.[1] ?? '';
  const by = /\bby\s+([^\s;()]+)/i.exec(line)?.[1] ?? '';
  const ip =
    /\[(?:IPv6:)?([0-9a-f.:]{3,45})\]/i.exec(line)?.[1] ??
    /\(\s*(?:[^\s()]+\s+)?((?:\d{1,3}\.){3}\d{1,3})\s*\)/.exec(line)?.[1] ??
    null;
  const stamp = line.slice(line.lastIndexOf(';') + 1).trim();
  return { from: from.toLowerCase(), by: by.toLowerCase(), ip, date: isoDate(stamp) };
};

/** ISO, or null for what is no date. */
export const isoDate = (text: string): string | null => {
  const time = Date.parse(text.replace(/\([^)]*\)/g, '').trim());
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/**
 * What servers on the way said about the sender, newest first. RFC 8601: only the entries of the receiver's own border
 * count; a sender can write such a header too, but it then stands below the receiver's.
 */
export const readReceiverVerdicts = (headers: readonly MailHeader[]): ReceiverVerdict[] => {
  const verdicts = headers
    .filter(({ key }) => key === 'authentication-results')
    .slice(0, maxVerdicts)
    .map(({ value }) => readVerdict(value.slice(0, 4000)));
  const spfLine = headers.find(({ key }) => key === 'received-spf')?.value;
  const spf = spfLine ? /^\s*([a-z]+)/i.exec(spfLine)?.[1]?.toLowerCase() : undefined;
  if (!spf) return verdicts;
  const [newest] = verdicts;
  if (newest?.spf) return verdicts;
  const by = /\(([^\s:()]+):/.exec(spfLine ?? '')?.[1] ?? '';
  const entry = newest ?? { by, spf: null, dkim: null, dmarc: null, spfDomain: null, dkimDomain: null };
  return [{ ...entry, spf }, ...verdicts.slice(1)];
};

const readVerdict = (value: string): ReceiverVerdict => {
  const word = (method: string) =>
    new RegExp(`(?:^|[;\\s])${method}\\s*=\\s*([a-z]+)`, 'i').exec(value)?.[1]?.toLowerCase() ?? null;
  const property = (name: string) =>
    new RegExp(`${name}\\s*=\\s*(?:[^\\s;@]*@)?([a-z0-9.-]+)`, 'i').exec(value)?.[1]?.toLowerCase() ?? null;
  // Several signatures: one that passes is enough to name who signed.
  const passed = /dkim\s*=\s*pass[^;]*?header\.(?:d|i)\s*=\s*(?:[^\s;@]*@)?([a-z0-9.-]+)/i.exec(value)?.[1];
  const hasPass = /(?:^|[;\s])dkim\s*=\s*pass/i.test(value);
  return {
    by: /^\s*([a-z0-9.-]+)\s*(?:\d\s*)?;/i.exec(value)?.[1]?.toLowerCase() ?? '',
    spf: word('spf'),
    dkim: hasPass ? 'pass' : word('dkim'),
    dmarc: word('dmarc'),
    spfDomain: property('smtp\\.(?:mailfrom|mfrom|helo)'),
    dkimDomain: passed?.toLowerCase() ?? property('header\\.(?:d|i)'),
  };
};
