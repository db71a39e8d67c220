import type { LookedUp } from './looked-up.ts';

/**
 * What a DKIM signature proves. The body hash needs no key, so "altered" is known without a lookup; whether the
 * signature is genuine needs the signer's public key.
 */
export type DkimOutcome =
  /** The signature is genuine and the text is as it was signed. */
  | 'intact'
  /** The text was changed after signing: the body hash differs, or the signature does not fit the headers. */
  | 'altered'
  /** The text is as it was signed, but the key could not be fetched, so the signer is not proven. */
  | 'key-not-held';

export type DkimSignature = {
  /** The domain that signed (`d=`), lower case. */
  domain: string;
  selector: string;
  outcome: DkimOutcome;
  /** The body hash alone; null when the signature covers only the beginning of the body (`l=`) or cannot be read. */
  isBodyIntact: boolean | null;
  /** The signing domain belongs to the same organisation as the address in From. */
  isAligned: boolean;
};

export type SpfOutcome = 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'permerror';

/** What could be verified from the raw message itself. A failed lookup is unknown, never a failure. */
export type MailAuthentication = {
  /** Empty: the message is unsigned. */
  signatures: DkimSignature[];
  /** For the address that handed the mail over to the receiver's own servers; unknown where that cannot be determined. */
  spf: LookedUp<{ outcome: SpfOutcome; domain: string; address: string; isAligned: boolean }>;
  /** Absent: the domain in From publishes no policy. */
  dmarc: LookedUp<{ isPassed: boolean; policy: 'none' | 'quarantine' | 'reject'; domain: string }>;
  /** Absent: the message carries no ARC chain. */
  arc: LookedUp<{ isPassed: boolean; sealers: string[] }>;
};
