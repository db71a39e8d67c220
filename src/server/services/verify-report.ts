import { isWithinBounds } from '../../contract/bounds.ts';
import { isSignedWith, keyIdOf } from '../adapters/report-signer.ts';
import { parseJson } from '../parse-json.ts';
import { canonicalJson } from '../report/canonical-json.ts';
import type { ReportDocument } from '../report/report-document.ts';
import { reportPage } from '../report/report-page.ts';
import type { ReportRecord, ReportSeal } from '../report/seal-report.ts';
import { reportRecordSchema, reportSealSchema } from '../report/seal-report.ts';
import { emptyPage, sha256 } from '../report/sealed-page.ts';

type Sound = {
  report: ReportDocument;
  keyId: string;
  publicKey: string;
  /** False for a page that another version of the product drew: its signature is valid, but it cannot be rendered again here. */
  isRedrawn: boolean;
};

/** What can be said about a file offline. */
export type ReportOutcome =
  | ({ state: 'valid' } & Sound)
  /** As it was signed; but whose key it is cannot be known from the file. */
  | ({ state: 'unknown-key' } & Sound)
  | { state: 'altered'; why: string }
  | { state: 'no-report'; why: string };

type Copy = {
  /** Public keys that are trusted, base64url. */
  knownKeys: readonly string[];
  /** The version of this copy of the product. */
  version: string;
};

/** Checks a report that carries a seal, as a page or as JSON. */
export const verifyReport = (file: string, copy: Copy): ReportOutcome => {
  const parts = takeApart(file);
  if (!parts) return { state: 'no-report', why: 'There is no signed Hookwise report in this file.' };
  const record = reportRecordSchema.safeParse(parts.record);
  const seal = reportSealSchema.safeParse(parts.seal);
  if (!record.success || !seal.success) return altered('Part of what was signed is missing.');
  return judge(record.data, seal.data, parts, copy);
};

const judge = (
  { report, pageSha256 }: ReportRecord,
  { publicKey, keyId, signature }: ReportSeal,
  { recordJson, page }: Parts,
  { knownKeys, version }: Copy,
): ReportOutcome => {
  if (!isSignedWith(publicKey, recordJson, signature))
    return altered('The signature does not match what the report says.');
  if (keyIdOf(publicKey) !== keyId) return altered('The key is not the one that the report names.');
  if (page !== null && sha256(page) !== pageSha256)
    return altered('The page shows something other than what was signed.');
  // The hash binds the page to the record. Rendering it again shows that the page matches the record.
  const isRedrawn = sha256(reportPage(report, keyId)) === pageSha256;
  if (!isRedrawn && report.engine.version === version)
    return altered('The page does not say what was signed.');
  const state = knownKeys.includes(publicKey) ? 'valid' : 'unknown-key';
  return { state, report, keyId, publicKey, isRedrawn };
};

const altered = (why: string): ReportOutcome => ({ state: 'altered', why });

type Parts = { record: unknown; recordJson: string; seal: unknown; page: string | null };

const takeApart = (file: string): Parts | null => {
  const slots = emptyPage(file);
  if (slots)
    return {
      page: slots.page,
      recordJson: slots.record,
      record: readJson(slots.record),
      seal: readJson(slots.seal),
    };
  const whole = readJson(file);
  if (typeof whole !== 'object' || whole === null || !('record' in whole) || !('seal' in whole)) return null;
  // A program may have changed the spaces and the order of fields: the canonical spelling undoes that.
  return { page: null, recordJson: canonicalJson(whole.record), record: whole.record, seal: whole.seal };
};

const readJson = (text: string): unknown => {
  const value = parseJson(text);
  return isWithinBounds(value) ? value : null;
};
