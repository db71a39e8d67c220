import type { DmarcPolicy } from '../../contract/dmarc.ts';

/** What one receiver of mail saw of a domain, over a day or so (RFC 7489, 7.2; RFC 9990). */
export type DmarcReport = {
  domain: string;
  /** Who wrote it: `google.com`. */
  reporter: string;
  reportId: string;
  begin: Date;
  end: Date;
  policy: DmarcPolicy;
  rows: DmarcRow[];
};

/** Messages that came from one address and fared alike. */
export type DmarcRow = {
  ip: string;
  count: number;
  /** Passed in the name of the domain itself, and not only in that of the service that sent it. */
  isDkimAligned: boolean;
  isSpfAligned: boolean;
  /** Refused, or put with the junk. */
  isHeld: boolean;
  /** The receiver says that somebody forwarded it. */
  isForwarded: boolean;
  /** The senders that a signature or a list of servers proves: a service, where it is not the domain. */
  provenDomains: string[];
};

/** A file that is not taken, in a sentence that says what is wrong with it. */
export class DmarcProblem extends Error {
  override name = 'DmarcProblem';
  readonly isTooLarge: boolean;

  constructor(message: string, { isTooLarge = false } = {}) {
    super(message);
    this.isTooLarge = isTooLarge;
  }
}
