import { analysisSchema } from '../../contract/analysis.ts';
import { analysisVersion, upgradeAnalysis } from '../../contract/upgrade-analysis.ts';
import type { analysisResults } from './schema.ts';

export type StoredRow = typeof analysisResults.$inferSelect;
/** The columns that say how the row is stored, and nothing of what is in it. */
type Storage = 'resultVersion' | 'contentKeyId' | 'listedContent' | 'otherContent';
type StoredShortRow = Omit<StoredRow, 'explanation' | 'otherContent'>;
export type StoredListedRow = StoredShortRow & { isConclusive: boolean | null };

type Upgraded<Row extends StoredShortRow> = Omit<Row, Storage | 'technicalAnalysis'> & {
  technicalAnalysis: NonNullable<Row['technicalAnalysis']>;
};
/** A stored analysis in the current version. */
export type AnalysisRow = Upgraded<StoredRow>;
/** The same as a list reads it: `inputData` holds its beginning only. */
export type ListedAnalysisRow = Upgraded<StoredListedRow>;

const wholeFields = analysisSchema.pick({
  threats: true,
  technicalAnalysis: true,
  recommendations: true,
  explanation: true,
});
const listedFields = wholeFields.omit({ explanation: true });

export const upgradeRow = ({
  resultVersion,
  contentKeyId: _,
  listedContent: __,
  otherContent: ___,
  ...row
}: StoredRow): AnalysisRow =>
  hasShapeOfToday(row, resultVersion)
    ? row
    : { ...row, ...wholeFields.parse(upgradeAnalysis(row, resultVersion)) };

export const upgradeListedRow = ({
  resultVersion,
  contentKeyId: _,
  listedContent: __,
  ...row
}: StoredListedRow): ListedAnalysisRow =>
  hasShapeOfToday(row, resultVersion)
    ? row
    : { ...row, ...listedFields.parse(upgradeAnalysis(row, resultVersion)) };

/** A later version, of a server that is newer than this one, is for the answer's own schema to check. */
const hasShapeOfToday = <Row extends Omit<StoredShortRow, Storage>>(
  row: Row,
  resultVersion: number,
): row is Row & { technicalAnalysis: object } =>
  resultVersion >= analysisVersion && row.technicalAnalysis !== null;
