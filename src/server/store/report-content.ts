import type { KeyObject } from 'node:crypto';
import type { Analysis } from '../../contract/analysis.ts';
import { seal, unseal } from './seal.ts';

/** What of a report only the key of its owner opens. */
export type ReportContent = {
  comment: string | null;
  /** As it was shown, with what was submitted; null without consent. */
  analysis: Analysis | null;
};

type SealedReport = { id: string; content: Uint8Array | null };

export const sealReport = (key: KeyObject, id: string, content: ReportContent): Uint8Array =>
  seal(key, JSON.stringify(content), `report ${id}`);

export const unsealReport = (key: KeyObject | undefined, { id, content }: SealedReport): ReportContent =>
  key && content
    ? (JSON.parse(unseal(key, content, `report ${id}`)) as ReportContent)
    : { comment: null, analysis: null };
