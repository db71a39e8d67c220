import type { DomainResult } from '../../contract/analyze-domain.ts';
import type { CertificateFacts, CertificateProblem, CertificateType } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import { isoDate } from '../text/iso-date.ts';

const typeWords: Record<CertificateType, string> = {
  DV: 'Domain validated (DV)',
  OV: 'Organization validated (OV)',
  EV: 'Extended validation (EV)',
  'self-signed': 'Self-signed',
};

const problemWords: Record<CertificateProblem, string> = {
  expired: 'It has expired.',
  'not-yet-valid': 'It is not valid yet.',
  'wrong-name': 'It was issued for another domain.',
  'self-signed': 'Only the site itself has signed it.',
  untrusted: 'No authority that browsers trust vouches for it.',
  revoked: 'It was revoked by its issuer.',
  'weak-key': 'Its key is too weak.',
};

/** A certificate as its card shows it. A closed port 443 is an answer; a server that hangs gives none. */
export const certificateFields = (fact: LookedUp<CertificateFacts>): DomainResult['sslInfo'] => {
  const seen = fact.state === 'known' ? fact.value : null;
  return {
    hasHTTPS: fact.state === 'unknown' ? null : fact.state === 'known',
    isValid: seen?.isValid ?? null,
    issuer: seen?.issuer ?? null,
    validFrom: isoDate(seen?.validFrom),
    expiryDate: isoDate(seen?.validTo),
    certificateType: seen ? typeWords[seen.type] : null,
    problems: seen?.problems.map((problem) => problemWords[problem]) ?? [],
    names: seen?.names ?? [],
    key: seen?.key ?? null,
    protocol: seen?.protocol ?? null,
    chain: seen?.chain ?? [],
  };
};
