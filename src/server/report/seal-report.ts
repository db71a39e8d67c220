import { z } from 'zod';
import { canonicalJson } from './canonical-json.ts';
import { type ReportDocument, reportDocumentSchema } from './report-document.ts';
import { reportPage } from './report-page.ts';
import { fillPage, sha256 } from './sealed-page.ts';

/** What is signed: everything the report says, and the page that shows it. */
export const reportRecordSchema = z.strictObject({
  pageSha256: z.string(),
  report: reportDocumentSchema,
});
export type ReportRecord = z.infer<typeof reportRecordSchema>;

export const reportSealSchema = z.strictObject({
  algorithm: z.literal('Ed25519'),
  keyId: z.string(),
  publicKey: z.string(),
  signature: z.string(),
});
export type ReportSeal = z.infer<typeof reportSealSchema>;

type Signer = { key: Omit<ReportSeal, 'signature'>; sign: (text: string) => string };

export type SealedReport = {
  /** The report as a page, with its record and its seal inside. */
  html: string;
  /** The record as canonical JSON: what is signed. */
  recordJson: string;
  seal: ReportSeal;
};

/** The page is made first and its hash signed with the document: neither can be changed without the other. */
export const sealReport = (report: ReportDocument, { key, sign }: Signer): SealedReport => {
  const page = reportPage(report, key.keyId);
  const record: ReportRecord = { pageSha256: sha256(page), report };
  const recordJson = canonicalJson(record);
  const seal: ReportSeal = { ...key, signature: sign(recordJson) };
  return { html: fillPage({ page, record: recordJson, seal: canonicalJson(seal) }), recordJson, seal };
};
