import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import type { ParsedUrl } from '../addresses/parse-url.ts';
import { hostOfDomain, isSameOrganisation } from '../brands/organisation.ts';
import { defangHost } from '../text/defang.ts';
import type { ParsedMail } from './parse/parsed-mail.ts';

/**
 * What is proven about the domain in From. Passing is never safe by itself: it only says that the domain shown is the
 * domain that sent it. Our own verification takes precedence over what the receiving server recorded.
 */
export type SenderProof = {
  /** `proven`: an aligned signature or sending address. `refuted`: checked and failed. */
  state: 'proven' | 'refuted' | 'unknown';
  /** Who checked it: `verified` by us, or `receiver` by the mail server that received the message. */
  by: 'verified' | 'receiver' | null;
  /** The domain that really signed or sent, when one is known; lower case. */
  signer: string | null;
  /** Every domain whose signature was confirmed, whatever the address in From. */
  signers: string[];
  /** The text was changed after it was signed. */
  isAltered: boolean;
  /** In words for the technical panel. */
  spf: string;
  dkim: string;
  dmarc: string;
  arc: string;
  /** Those of which a header of the message is the only source. */
  unverified: ('spf' | 'dkim' | 'dmarc')[];
};

const unknown = '-';

export const senderProof = (
  mail: ParsedMail,
  from: ParsedUrl | null,
  verified: MailAuthentication | null,
): SenderProof => {
  const [verdict] = mail.receiverVerdicts;
  const isReencoded = verdict !== undefined && isReencodedCopy(verified, verdict);
  const words = {
    spf: verified?.spf.state === 'known' ? verified.spf.value.outcome : (verdict?.spf ?? unknown),
    dkim: isReencoded ? reencodedWord : (dkimWord(verified) ?? verdict?.dkim ?? unknown),
    dmarc:
      verified?.dmarc.state === 'known' && !isReencoded
        ? verified.dmarc.value.isPassed
          ? 'pass'
          : 'fail'
        : (verdict?.dmarc ?? unknown),
    arc: verified?.arc.state === 'known' ? (verified.arc.value.isPassed ? 'pass' : 'fail') : unknown,
    unverified: claimsOf(verdict, {
      spf: verified?.spf.state === 'known',
      dkim: verified !== null,
      dmarc: verified?.dmarc.state === 'known' && !isReencoded,
    }),
  };
  const intact = verified?.signatures.filter(({ outcome }) => outcome === 'intact') ?? [];
  const signers = intact.length > 0 ? intact.map(({ domain }) => domain) : (verdict?.signers ?? []);
  const isAltered =
    !isReencoded &&
    (verified?.signatures.some(({ outcome, isAligned }) => outcome === 'altered' && isAligned) ?? false);
  const aligned = intact.find(({ isAligned }) => isAligned);
  if (aligned)
    return { state: 'proven', by: 'verified', signer: aligned.domain, signers, isAltered: false, ...words };
  if (
    verified?.spf.state === 'known' &&
    verified.spf.value.outcome === 'pass' &&
    verified.spf.value.isAligned
  ) {
    return {
      state: 'proven',
      by: 'verified',
      signer: verified.spf.value.domain,
      signers,
      isAltered,
      ...words,
    };
  }
  const signer = intact[0]?.domain ?? null;
  if (verified?.dmarc.state === 'known' && !verified.dmarc.value.isPassed && !isReencoded) {
    return { state: 'refuted', by: 'verified', signer, signers, isAltered, ...words };
  }
  if (!verdict) return { state: 'unknown', by: null, signer, signers, isAltered, ...words };
  return { ...fromReceiver(verdict, from), signers, isAltered, ...words };
};

/** A header says so, which the writer of the message can have written, too. */
export const shownWord = (proof: SenderProof, check: 'spf' | 'dkim' | 'dmarc'): string =>
  proof.unverified.includes(check)
    ? `${proof[check]}, says a header of the message; not verified here`
    : proof[check];

const claimsOf = (
  verdict: ReceiverVerdict | undefined,
  isKnown: Record<'spf' | 'dkim' | 'dmarc', boolean>,
): SenderProof['unverified'] =>
  (['spf', 'dkim', 'dmarc'] as const).filter((check) => !isKnown[check] && verdict?.[check]);

type ReceiverVerdict = ParsedMail['receiverVerdicts'][number];

const reencodedWord = 'passed where it was received; this copy was saved in another encoding';

/**
 * Mail programs write a message anew when they save it, and the body hash fails. The receiving server had the original:
 * where it found the same signature valid, nobody tampered with the text.
 */
const isReencodedCopy = (
  verified: MailAuthentication | null,
  { dkim, dkimDomain }: ReceiverVerdict,
): boolean =>
  dkim === 'pass' &&
  (verified?.signatures.some(
    ({ outcome, isBodyIntact, isAligned, domain }) =>
      outcome === 'altered' && isBodyIntact === false && isAligned && domain === dkimDomain,
  ) ??
    false);

const fromReceiver = (
  verdict: ReceiverVerdict,
  from: ParsedUrl | null,
): Pick<SenderProof, 'state' | 'by' | 'signer'> => {
  const isSenders = (domain: string | null) => {
    const host = domain ? hostOfDomain(domain) : null;
    return host !== null && from !== null && isSameOrganisation(host, from);
  };
  // A service signs beside its customer, often first.
  const dkimSigner = verdict.signers.find(isSenders) ?? verdict.signers[0] ?? null;
  if (verdict.dmarc === 'pass') {
    // A pass means that a signature or server of the domain in From was confirmed, even if a service's is named first.
    const signer = [dkimSigner, verdict.spfDomain].find(isSenders) ?? from?.registrableDomain ?? dkimSigner;
    return { state: 'proven', by: 'receiver', signer };
  }
  if (dkimSigner && isSenders(dkimSigner)) return { state: 'proven', by: 'receiver', signer: dkimSigner };
  if (verdict.dmarc === 'fail') return { state: 'refuted', by: 'receiver', signer: dkimSigner };
  if (verdict.spf === 'pass' && isSenders(verdict.spfDomain))
    return { state: 'proven', by: 'receiver', signer: verdict.spfDomain };
  if (/^(?:fail|softfail)$/.test(verdict.spf ?? '') && verdict.dkim !== 'pass') {
    return { state: 'refuted', by: 'receiver', signer: dkimSigner };
  }
  return {
    state: 'unknown',
    by: 'receiver',
    signer: dkimSigner ?? (verdict.spf === 'pass' ? verdict.spfDomain : null),
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
  // Pasting loses spaces and line ends, and some signatures cover only a part: then the text can be neither confirmed nor refuted.
  return first.isBodyIntact === true
    ? `intact, key of ${defangHost(first.domain)} not held`
    : `signed by ${defangHost(first.domain)}, could not be verified`;
};
