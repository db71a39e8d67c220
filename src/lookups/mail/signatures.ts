import type { UnknownReason } from '../../contract/looked-up.ts';
import type { DkimOutcome, DkimSignature, MailAuthentication } from '../../contract/mail-authentication.ts';
import { isSameOrganisation, plainDomain } from './organisation-domain.ts';
import { type HeaderField, maxSignatures, type SignedSource, tagOf } from './signed-source.ts';

/** What a verifier found out about one signature. */
export type VerifiedSignature = {
  signingDomain?: string;
  selector?: string;
  bodyHash?: string | undefined;
  bodyHashExpecting?: string | undefined;
  /** The key that it was checked with; left out where none could be had. */
  publicKey?: string;
  status: {
    result: string;
    comment?: string | false;
    /** How much of the text `l=` leaves out. */
    underSized?: number;
  };
};

type Context = {
  /** The domain in From; null when there is not exactly one. */
  author: string | null;
  /** The bytes are exactly those that arrived. Pasting strips trailing spaces, which proves nothing. */
  isExact: boolean;
};

/** A signature as the verifier judged it; null for one that names no domain. */
export const toSignature = (
  result: VerifiedSignature,
  { author, isExact }: Context,
): DkimSignature | null => {
  const { bodyHash, bodyHashExpecting, status } = result;
  const named = nameOf(result.signingDomain ?? '', result.selector ?? '', author);
  if (!named) return null;
  const isHashFound = bodyHash !== undefined && Boolean(bodyHashExpecting);
  const isChanged = isHashFound && bodyHash !== bodyHashExpecting;
  // With `l=` an attacker may have added text below the signed part.
  const isPartial = (status.underSized ?? 0) > 0;
  const isBodyIntact = isChanged ? (isExact ? false : null) : isHashFound && !isPartial ? true : null;
  return { ...named, outcome: outcomeOf(result, { isChanged, isPartial, isExact }), isBodyIntact };
};

type Signs = { isChanged: boolean; isPartial: boolean; isExact: boolean };

const outcomeOf = (
  { status, publicKey }: VerifiedSignature,
  { isChanged, isPartial, isExact }: Signs,
): DkimOutcome => {
  // What the signature does not cover is not proven, however valid the rest.
  if (status.result === 'pass') return isPartial ? 'key-not-held' : 'intact';
  const isRefuted = isChanged || (publicKey !== undefined && status.comment !== 'invalid expiration');
  return isRefuted && isExact ? 'altered' : 'key-not-held';
};

/** A signature that was not verified: only the claimed signer is known. */
export const unreadSignature = (field: HeaderField, author: string | null): DkimSignature | null => {
  const named = nameOf(tagOf(field, 'd'), tagOf(field, 's'), author);
  return named && { ...named, outcome: 'key-not-held', isBodyIntact: null };
};

/** What is known of a message whose signatures could not be verified at all. */
export const unreadSource = (
  { fields }: Pick<SignedSource, 'fields'>,
  reason: UnknownReason,
): MailAuthentication => ({
  signatures: fields
    .filter(({ name }) => name === 'dkim-signature')
    .slice(0, maxSignatures)
    .flatMap((field) => unreadSignature(field, null) ?? []),
  spf: { state: 'unknown', reason },
  dmarc: { state: 'unknown', reason },
  arc: fields.some(({ name }) => name.startsWith('arc-'))
    ? { state: 'unknown', reason }
    : { state: 'absent' },
});

const maxSelectorLength = 253;

const nameOf = (signingDomain: string, selector: string, author: string | null) => {
  const domain = plainDomain(signingDomain);
  if (domain === null || selector === '') return null;
  const isAligned = author !== null && isSameOrganisation(domain, author);
  return { domain, selector: selector.slice(0, maxSelectorLength), isAligned };
};
