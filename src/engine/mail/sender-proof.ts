import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import type { ParsedUrl } from '../addresses/parse-url.ts';
import { hostOfDomain, isSameOrganisation } from '../brands/organisation.ts';
import { defangHost } from '../text/defang.ts';
import type { ParsedMail } from './parse/parsed-mail.ts';

/**
 * What is proven about the domain in From. Passing is never safe by itself: it only says that the name shown is the name
 * that sent. Our own verification counts before what the receiver wrote down.
 */
export type SenderProof = {
  /** `proven`: an aligned signature or sending address. `refuted`: checked and failed. */
  state: 'proven' | 'refuted' | 'unknown';
  /** Who vouches for the statement: `verified` by us, or `receiver` by the mail server that took the message in. */
  by: 'verified' | 'receiver' | null;
  /** The domain that really signed or sent, when one is known; lower case. */
  signer: string | null;
  /** The text was changed after it was signed. */
  isAltered: boolean;
  /** In words for the technical panel. */
  spf: string;
  dkim: string;
  dmarc: string;
  arc: string;
};

const unknown = '-';

export const senderProof = (
  mail: ParsedMail,
  from: ParsedUrl | null,
  verified: MailAuthentication | null,
): SenderProof => {
  const [said] = mail.receiverVerdicts;
  const words = {
    spf: verified?.spf.state === 'known' ? verified.spf.value.outcome : (said?.spf ?? unknown),
    dkim: dkimWord(verified) ?? said?.dkim ?? unknown,
    dmarc:
      verified?.dmarc.state === 'known'
        ? verified.dmarc.value.isPassed
          ? 'pass'
          : 'fail'
        : (said?.dmarc ?? unknown),
    arc: verified?.arc.state === 'known' ? (verified.arc.value.isPassed ? 'pass' : 'fail') : unknown,
  };
  const isAltered =
    verified?.signatures.some(({ outcome, isAligned }) => outcome === 'altered' && isAligned) ?? false;
  const intact = verified?.signatures.filter(({ outcome }) => outcome === 'intact') ?? [];
  const aligned = intact.find(({ isAligned }) => isAligned);
  if (aligned) return { state: 'proven', by: 'verified', signer: aligned.domain, isAltered: false, ...words };
  if (
    verified?.spf.state === 'known' &&
    verified.spf.value.outcome === 'pass' &&
    verified.spf.value.isAligned
  ) {
    return { state: 'proven', by: 'verified', signer: verified.spf.value.domain, isAltered, ...words };
  }
  const signer = intact[0]?.domain ?? null;
  if (verified?.dmarc.state === 'known' && !verified.dmarc.value.isPassed) {
    return { state: 'refuted', by: 'verified', signer, isAltered, ...words };
  }
  if (!said) return { state: 'unknown', by: null, signer, isAltered, ...words };
  return { ...bySaid(said, from), isAltered, ...words };
};

type Said = ParsedMail['receiverVerdicts'][number];

const bySaid = (said: Said, from: ParsedUrl | null): Pick<SenderProof, 'state' | 'by' | 'signer'> => {
  const isOurs = (domain: string | null) => {
    const host = domain ? hostOfDomain(domain) : null;
    return host !== null && from !== null && isSameOrganisation(host, from);
  };
  const dkimSigner = said.dkim === 'pass' ? said.dkimDomain : null;
  if (said.dmarc === 'pass') {
    // Passed means that somebody signed or sent for the domain in From, even where a service's signature is named first.
    const signer = [dkimSigner, said.spfDomain].find(isOurs) ?? from?.registrableDomain ?? dkimSigner;
    return { state: 'proven', by: 'receiver', signer };
  }
  if (dkimSigner && isOurs(dkimSigner)) return { state: 'proven', by: 'receiver', signer: dkimSigner };
  if (said.dmarc === 'fail') return { state: 'refuted', by: 'receiver', signer: dkimSigner };
  if (said.spf === 'pass' && isOurs(said.spfDomain))
    return { state: 'proven', by: 'receiver', signer: said.spfDomain };
  if (/^(?:fail|softfail)$/.test(said.spf ?? '') && said.dkim !== 'pass') {
    return { state: 'refuted', by: 'receiver', signer: dkimSigner };
  }
  return {
    state: 'unknown',
    by: 'receiver',
    signer: dkimSigner ?? (said.spf === 'pass' ? said.spfDomain : null),
  };
};

/** The four results of a signature in words. */
const dkimWord = (verified: MailAuthentication | null): string | null => {
  if (!verified) return null;
  const [first] = verified.signatures;
  if (!first) return 'unsigned';
  const has = (outcome: string) => verified.signatures.find((one) => one.outcome === outcome);
  const intact = has('intact');
  if (intact) return `intact and signed by ${defangHost(intact.domain)}`;
  const altered = has('altered');
  if (altered) return `text altered after ${defangHost(altered.domain)} signed it`;
  // Pasting loses blanks and line ends, and some signatures cover only a part: nothing can be said about the text then.
  return first.isBodyIntact === true
    ? `intact, key of ${defangHost(first.domain)} not held`
    : `signed by ${defangHost(first.domain)}, could not be verified`;
};
