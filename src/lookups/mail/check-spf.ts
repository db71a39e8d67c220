import { spf } from 'mailauth';
import type { MailAuthentication, SpfOutcome } from '../../contract/mail-authentication.ts';
import type { Handover } from './handover.ts';
import { isSameOrganisation } from './organisation-domain.ts';
import { survive, type VerifierDns } from './verifier-dns.ts';

type Needs = {
  /** Null: the header does not show who delivered the message. */
  handover: Handover | null;
  author: string | null;
  dns: VerifierDns;
};

const outcomes: readonly string[] = [
  'pass',
  'fail',
  'softfail',
  'neutral',
  'none',
  'permerror',
] satisfies SpfOutcome[];
const isOutcome = (text: string): text is SpfOutcome => outcomes.includes(text);

/** Whether the address that delivered the message may send for the envelope's domain (RFC 7208). */
export const checkSpf = async ({ handover, author, dns }: Needs): Promise<MailAuthentication['spf']> => {
  if (!handover) return { state: 'unknown', reason: 'unreadable' };
  const { address, helo, sender } = handover;
  // Given explicitly, or a hostile record could put this machine's name into its questions.
  const call = { sender, ip: address, helo, mta: 'localhost', resolver: dns.resolver };
  const found = await survive(spf(call));
  const outcome = found?.status.result ?? 'temperror';
  const failure = dns.failure();
  // The standard ignores some failed questions; a verdict against the sender that rests on one does not count.
  if (!found || !isOutcome(outcome) || (failure && outcome !== 'pass')) {
    return { state: 'unknown', reason: failure ?? 'unreadable' };
  }
  const isAligned = author !== null && isSameOrganisation(found.domain, author);
  return { state: 'known', value: { outcome, domain: found.domain, address, isAligned } };
};
