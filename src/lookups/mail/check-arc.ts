import { type ARCData, arc, type DKIMVerifyResult } from 'mailauth';
import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import type { MailSource } from './mail-source.ts';
import { plainDomain } from './organisation-domain.ts';
import { survive, type VerifierDns } from './verifier-dns.ts';

type Needs = { source: MailSource; dkim: DKIMVerifyResult; dns: VerifierDns; isExact: boolean };

/** The chain of servers that vouch for what they changed on the way (RFC 8617). */
export const checkArc = async ({ source, dkim, dns, isExact }: Needs): Promise<MailAuthentication['arc']> => {
  if (!source.fields.some(({ name }) => name.startsWith('arc-'))) return { state: 'absent' };
  if (source.isChainLeftOut || !dkim.arc) return { state: 'unknown', reason: 'refused' };
  const { chain } = dkim.arc;
  const found = await survive(arc(dkim.arc as ARCData, { resolver: dns.resolver }));
  if (!found) return { state: 'unknown', reason: 'unreadable' };
  const { status, signature } = found;
  if (status.result === 'none') return { state: 'absent' };
  const links = chain === false ? [] : chain;
  const isPassed = status.result === 'pass';
  const isPartial = Boolean(signature ? signature.status.underSized : 0);
  // The verifier calls every problem a broken chain; a key that cannot be had and a pasted text do not break one.
  const isKeyMissing = links.some((link) => keyNames(link).some((name) => dns.missingKeys.has(name)));
  if (isPassed ? isPartial : isKeyMissing || !isExact) {
    return { state: 'unknown', reason: dns.failure() ?? 'unreadable' };
  }
  const sealers = links.flatMap((link) => plainDomain(tag(link, 'arc-seal', 'd')) ?? []);
  return { state: 'known', value: { isPassed, sealers } };
};

type Link = NonNullable<ARCData['lastEntry']>;

const keyNames = (link: Link): string[] =>
  (['arc-seal', 'arc-message-signature'] as const).map((field) =>
    `${tag(link, field, 's')}._domainkey.${tag(link, field, 'd')}`.toLowerCase(),
  );

const tag = (link: Link, field: 'arc-seal' | 'arc-message-signature', name: string): string =>
  String(link[field]?.parsed?.[name]?.value ?? '');
