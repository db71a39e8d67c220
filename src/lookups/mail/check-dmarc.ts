import { dmarc } from 'mailauth';
import type { DkimSignature, MailAuthentication } from '../../contract/mail-authentication.ts';
import { survive, type VerifierDns } from './verifier-dns.ts';

type Needs = {
  author: string | null;
  signatures: readonly DkimSignature[];
  spf: MailAuthentication['spf'];
  dns: VerifierDns;
};

/** What the domain in From asks for, and whether an aligned check passes (RFC 9989). */
export const checkDmarc = async ({
  author,
  signatures,
  spf,
  dns,
}: Needs): Promise<MailAuthentication['dmarc']> => {
  if (author === null) return { state: 'unknown', reason: 'unreadable' };
  const found = await survive(
    dmarc({
      headerFrom: author,
      spfDomains: spf.state === 'known' && spf.value.outcome === 'pass' ? [spf.value.domain] : [],
      dkimDomains: signatures.filter(({ outcome }) => outcome === 'intact').map(({ domain }) => ({ domain })),
      resolver: dns.resolver,
    }),
  );
  const result = found ? found.status.result : 'temperror';
  if (result === 'none') return { state: 'absent' };
  const isPassed = result === 'pass';
  const doubt = isPassed ? null : (dns.failure() ?? doubtOf(signatures, spf));
  if (!found || doubt !== null || (result !== 'pass' && result !== 'fail')) {
    return { state: 'unknown', reason: doubt ?? 'unreadable' };
  }
  const policy = found.policy === 'reject' || found.policy === 'quarantine' ? found.policy : 'none';
  return { state: 'known', value: { isPassed, policy, domain: found.policyDomain ?? author } };
};

/** DMARC fails only if both checks fail: while one of them could still have passed, nothing is refuted. */
const doubtOf = (signatures: readonly DkimSignature[], spf: MailAuthentication['spf']) => {
  if (spf.state === 'unknown') return spf.reason;
  return signatures.some(({ outcome, isAligned }) => isAligned && outcome === 'key-not-held')
    ? 'unreadable'
    : null;
};
