import type { BlocklistFacts, DomainFacts, DomainPart } from '../../../src/contract/domain-facts.ts';
import type { LookedUp } from '../../../src/contract/looked-up.ts';
import type { MailAuthentication } from '../../../src/contract/mail-authentication.ts';
import type { CheckResult } from '../../../src/offline/index.ts';

/** The two files: what models learnt, and what lists and tables know. */
export type DataFiles = { weights: Uint8Array; tables: Uint8Array };

/** Weights and tables, read once and used by every check. */
export type EngineData = {
  /** What a result is made with: the version, and how old each model, table and list is. */
  readonly versions: NonNullable<CheckResult['versions']>;
};

/**
 * Loads `weights.bin` and `tables.bin` from a folder, for this and all later checks. Without it the first check loads those
 * beside this package. Nothing else is ever requested.
 */
export function loadData(source: { base: string | URL }): Promise<EngineData>;

/** Takes both files from memory, for this and all later checks: where nothing can be fetched. */
export function useData(files: DataFiles): EngineData;

export type CheckOptions = {
  /** Left out: what was loaded last. */
  data?: EngineData;
  /** When the check is made; left out: now. */
  now?: Date;
  /** The outside services that the caller asked for the facts it gives. */
  outside?: { way: 'dns' | 'web' | 'whois' | 'certificate' | 'other'; to: string; times: number }[];
};

export type UrlOptions = CheckOptions & {
  /** What the caller looked up about the host; left out: nothing was. */
  facts?: {
    registration?: LookedUp<{ ageInDays: number; registrar?: string }>;
    certificate?: LookedUp<{ isValid: boolean; ageInDays?: number; issuer?: string; problem?: string }>;
    blocklists?: LookedUp<BlocklistFacts>;
  };
};

export type PdfContent = {
  text: string;
  links: string[];
  hasScript: boolean;
  isEncrypted: boolean;
  qrCodes?: string[];
};

export type MailOptions = CheckOptions & {
  /** Beside a pasted text: whom it says it is from, and its subject. */
  sender?: string;
  subject?: string;
  /** What the caller verified of its sender; left out: what can be verified without a lookup. */
  authentication?: MailAuthentication | null;
  /** Readers of pictures and PDF files; left out: their content is named as not read. */
  tools?: {
    /** The texts of the QR codes in a picture; null: it was not looked at. */
    readQrCodes?: (image: Uint8Array) => Promise<string[] | null>;
    readPdf?: (file: Uint8Array) => Promise<PdfContent>;
  };
};

export type DomainOptions = CheckOptions & {
  /** When each part was looked up, where that was before the check. */
  learnedAt?: Partial<Record<DomainPart, Date>>;
};

/** Judges one link, which is never opened. Rejects with `CannotCheck` for what is no link. */
export function checkUrl(url: string, options?: UrlOptions): Promise<CheckResult>;

/** Judges one message: its text or source, or the bytes of a file. Rejects with `CannotCheck` for what is no message. */
export function checkMail(message: string | Uint8Array, options?: MailOptions): Promise<CheckResult>;

/** Judges a domain or an IP address by what is known about it. Rejects with `CannotCheck` for what is neither. */
export function checkDomainFacts(
  domain: string,
  facts?: DomainFacts,
  options?: DomainOptions,
): Promise<CheckResult>;

/** What was given cannot be checked; the message says why. */
export class CannotCheck extends Error {
  readonly code: 'invalid_input' | 'too_large' | 'unreadable';
}
