import type { KeyObject } from 'node:crypto';
import { inputPreviewLength, type KeptThreat } from '../../contract/analysis.ts';
import type { ContentKey } from './content-keys.ts';
import type { analysisResults } from './schema.ts';
import { seal, unseal } from './seal.ts';

type Columns = typeof analysisResults.$inferSelect;

/** What an analysis says about what was submitted. */
export type AnalysisContent = Pick<
  Columns,
  'inputData' | 'threats' | 'technicalAnalysis' | 'recommendations' | 'explanation'
>;
type ListedContent = Omit<AnalysisContent, 'explanation'> & { isConclusive: boolean | null };
type OtherContent = Pick<AnalysisContent, 'inputData' | 'explanation'>;

type SealedColumns = AnalysisContent & Pick<Columns, 'contentKeyId' | 'listedContent' | 'otherContent'>;
type Listed = Pick<Columns, 'id' | 'listedContent'>;

/** The key of rows whose content is gone: there never was one with this id. */
export const noKey = '00000000-0000-0000-0000-000000000000';

/**
 * The columns of an analysis whose content only its key opens. In the open stay the names and severities of its findings, which
 * are ours and the same for everybody: they are counted in the database.
 */
export const sealAnalysis = (
  { id: keyId, key }: ContentKey,
  id: string,
  content: AnalysisContent,
): SealedColumns => {
  const { inputData, explanation, ...rest } = content;
  const listed: ListedContent = {
    ...rest,
    inputData: previewOf(inputData),
    isConclusive: isConclusive(explanation),
  };
  const other: OtherContent = { inputData, explanation };
  return {
    ...emptyContent(content.threats),
    contentKeyId: keyId,
    listedContent: seal(key, JSON.stringify(listed), `listed ${id}`),
    otherContent: seal(key, JSON.stringify(other), `other ${id}`),
  };
};

/** What a row has in the open where its content is encrypted, or gone. */
export const emptyContent = (threats: unknown): AnalysisContent => ({
  inputData: '',
  threats: countedThreats(threats),
  technicalAnalysis: null,
  recommendations: [],
  explanation: null,
});

export const unsealListed = (key: KeyObject, row: Listed): ListedContent =>
  read<ListedContent>(key, row.listedContent, `listed ${row.id}`);

export const unsealWhole = (key: KeyObject, row: Listed & Pick<Columns, 'otherContent'>): AnalysisContent => {
  const { isConclusive: _, ...listed } = unsealListed(key, row);
  return { ...listed, ...read<OtherContent>(key, row.otherContent, `other ${row.id}`) };
};

const read = <Content>(key: KeyObject, sealed: Uint8Array | null, context: string): Content => {
  if (!sealed) throw new Error('an analysis has a key and no content');
  return JSON.parse(unseal(key, sealed, context)) as Content;
};

/** Rows of earlier versions may hold other things than we write today. */
const countedThreats = (threats: unknown): KeptThreat[] =>
  Array.isArray(threats) ? threats.map(countedThreat) : [];

const countedThreat = (threat: unknown): KeptThreat => {
  const { type, title, severity } = (typeof threat === 'object' && threat) as Partial<KeptThreat>;
  return { type, title, severity } as KeptThreat;
};

/** One character more than is shown tells a long input from one that just fits. A character has two units at most. */
const previewOf = (input: string): string =>
  [...input.slice(0, 2 * (inputPreviewLength + 1))].slice(0, inputPreviewLength + 1).join('');

const isConclusive = (explanation: unknown): boolean | null =>
  typeof explanation === 'object' && explanation !== null
    ? 'isConclusive' in explanation && explanation.isConclusive === true
    : null;
