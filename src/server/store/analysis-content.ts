import type { KeyObject } from 'node:crypto';
import type { Analysis, AnalysisType, CheckedThing, KeptThreat } from '../../contract/analysis.ts';
import { previewOf } from '../../contract/input-preview.ts';
import { isOpenVerdict } from '../../contract/verdict-words.ts';
import { checkedThing } from './checked-thing.ts';
import type { ContentKey } from './content-keys.ts';
import type { analysisResults } from './schema.ts';
import { finishedForm, isFinished, seal, unseal } from './seal.ts';

type Columns = typeof analysisResults.$inferSelect;

/** What an analysis says about what was submitted. */
export type AnalysisContent = Pick<
  Columns,
  'inputData' | 'threats' | 'technicalAnalysis' | 'recommendations' | 'explanation'
> &
  Pick<Analysis, 'domain' | 'versions'>;
type ListedContent = Omit<AnalysisContent, 'explanation' | 'domain' | 'versions'> & {
  isConclusive: boolean | null;
  /** Left out by earlier versions. */
  checked?: CheckedThing;
};
type OtherContent = Pick<AnalysisContent, 'inputData' | 'explanation' | 'domain' | 'versions'> & {
  /** What exactly was judged (adapters/judged-item.ts), where the input does not say; left out by earlier versions. */
  item?: string | null;
};

type OpenColumns = Omit<AnalysisContent, 'domain' | 'versions'>;
export type SealedColumns = OpenColumns &
  Pick<Columns, 'contentKeyId' | 'isInconclusive'> & { listedContent: Uint8Array; otherContent: Uint8Array };
type Listed = Pick<Columns, 'id' | 'listedContent'>;
/** What is known of it in the open. */
type Known = Pick<Columns, 'id' | 'riskLevel'> & { analysisType: AnalysisType };

/** Far above any real result, so that what strangers publish about a domain cannot fill the table. */
const maxDomainLength = 512 * 1024;

/** The key of rows whose content is gone: there never was one with this id. */
export const noKey = '00000000-0000-0000-0000-000000000000';

/**
 * The columns of an analysis whose content only its key opens. In the open stay the names and severities of its findings, which
 * are ours and the same for everybody: they are counted in the database.
 */
export const sealAnalysis = (
  { id: keyId, key }: ContentKey,
  { id, riskLevel, analysisType }: Known,
  content: AnalysisContent,
  item: string | null = null,
): SealedColumns => {
  const { inputData, threats, technicalAnalysis, recommendations, explanation, domain, versions } = content;
  const isConclusive = conclusiveIn(explanation);
  const listed: ListedContent = {
    threats,
    technicalAnalysis,
    recommendations,
    inputData: previewOf(inputData),
    isConclusive,
    checked: checkedThing({ analysisType, ...content }),
  };
  const isKept = domain && JSON.stringify(domain).length <= maxDomainLength;
  const other: OtherContent = {
    inputData,
    explanation,
    ...(isKept && { domain }),
    ...(versions && { versions }),
    ...(item !== null && { item }),
  };
  return {
    ...emptyContent(threats),
    contentKeyId: keyId,
    isInconclusive: isOpenVerdict({ riskLevel, isConclusive }),
    // Exactly what a list says of it beside what is in the open, but for rows of earlier versions.
    listedContent: seal(
      key,
      JSON.stringify(listed),
      `listed ${id}`,
      technicalAnalysis === null ? undefined : finishedForm,
    ),
    otherContent: seal(key, JSON.stringify(other), `other ${id}`),
  };
};

/** What a row has in the open where its content is encrypted, or gone. */
export const emptyContent = (threats: unknown): OpenColumns => ({
  inputData: '',
  threats: countedThreats(threats),
  technicalAnalysis: null,
  recommendations: [],
  explanation: null,
});

export const unsealListed = (key: KeyObject, row: Listed): ListedContent =>
  JSON.parse(unsealListedText(key, row)) as ListedContent;

const unsealListedText = (key: KeyObject, row: Listed): string =>
  readText(key, row.listedContent, `listed ${row.id}`);

/** The JSON of what a list says, where it was sealed as that; null where earlier versions or their rows have to be adapted. */
export const unsealFinishedList = (key: KeyObject, row: Listed): string | null =>
  row.listedContent && isFinished(row.listedContent) ? unsealListedText(key, row) : null;

export const unsealWhole = (key: KeyObject, row: Listed & Pick<Columns, 'otherContent'>): AnalysisContent => {
  const { isConclusive: _, checked: __, ...listed } = unsealListed(key, row);
  const { item: ___, ...other } = unsealOther(key, row);
  return { ...listed, ...other };
};

/** What only a search reads to its end. */
export const unsealSubmission = (
  key: KeyObject,
  row: Pick<Columns, 'id' | 'otherContent'>,
): Pick<AnalysisContent, 'inputData' | 'explanation'> => unsealOther(key, row);

export const unsealItem = (key: KeyObject, row: Pick<Columns, 'id' | 'otherContent'>): string | null =>
  unsealOther(key, row).item ?? null;

const unsealOther = (key: KeyObject, row: Pick<Columns, 'id' | 'otherContent'>): OtherContent =>
  JSON.parse(readText(key, row.otherContent, `other ${row.id}`)) as OtherContent;

const readText = (key: KeyObject, sealed: Uint8Array | null, context: string): string => {
  if (!sealed) throw new Error('an analysis has a key and no content');
  return unseal(key, sealed, context);
};

/** Rows of earlier versions may hold other things than we write today. */
const countedThreats = (threats: unknown): KeptThreat[] =>
  Array.isArray(threats) ? threats.map(countedThreat) : [];

const countedThreat = (threat: unknown): KeptThreat => {
  const { type, title, severity } = (typeof threat === 'object' && threat) as Partial<KeptThreat>;
  return { type, title, severity } as KeptThreat;
};

/** Null where there is no explanation. */
export const conclusiveIn = (explanation: unknown): boolean | null =>
  typeof explanation === 'object' && explanation !== null
    ? 'isConclusive' in explanation && explanation.isConclusive === true
    : null;
