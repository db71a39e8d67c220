import type { Analysis, CheckedThing } from '../../contract/analysis.ts';
import { analysisSchema } from '../../contract/analysis.ts';
import { previewOf } from '../../contract/input-preview.ts';
import { analysisVersion, upgradeAnalysis } from '../../contract/upgrade-analysis.ts';
import { checkedThing } from './checked-thing.ts';
import type { analysisResults } from './schema.ts';

export type StoredRow = typeof analysisResults.$inferSelect;
/** The columns that say how the row is stored, and nothing of what is in it. */
type Storage = 'resultVersion' | 'contentKeyId' | 'listedContent' | 'otherContent' | 'isInconclusive';
type StoredShortRow = Omit<StoredRow, 'explanation' | 'otherContent'>;
export type StoredListedRow = StoredShortRow & { isConclusive: boolean | null; checked?: CheckedThing };

type Upgraded<Row extends StoredShortRow> = Omit<Row, Storage | 'technicalAnalysis'> & {
  technicalAnalysis: NonNullable<Row['technicalAnalysis']>;
};
/** A stored analysis in the current version. */
export type AnalysisRow = Upgraded<StoredRow> & Pick<Analysis, 'domain' | 'versions'>;
/** The same as a list shows it: of a long input the beginning. */
export type ListedAnalysisRow = Upgraded<StoredListedRow> & { checked: CheckedThing };

/** What was submitted, and what its page says of it. */
export type Submission = Pick<AnalysisRow, 'id' | 'inputData' | 'explanation'>;

const wholeFields = analysisSchema.pick({
  threats: true,
  technicalAnalysis: true,
  recommendations: true,
  explanation: true,
});
const listedFields = wholeFields.omit({ explanation: true });
const explainedFields = wholeFields.pick({ explanation: true });

export const upgradeRow = ({
  resultVersion,
  contentKeyId: _,
  listedContent: __,
  otherContent: ___,
  isInconclusive: ____,
  ...row
}: StoredRow & Pick<Analysis, 'domain' | 'versions'>): AnalysisRow =>
  hasShapeOfToday(row, resultVersion)
    ? row
    : { ...row, ...wholeFields.parse(upgradeAnalysis(row, resultVersion)) };

export const upgradeListedRow = ({
  resultVersion,
  contentKeyId: _,
  listedContent: __,
  isInconclusive: ___,
  checked,
  ...row
}: StoredListedRow): ListedAnalysisRow => {
  const upgraded = hasShapeOfToday(row, resultVersion)
    ? row
    : { ...row, ...listedFields.parse(upgradeAnalysis(row, resultVersion)) };
  return {
    ...upgraded,
    inputData: previewOf(upgraded.inputData),
    checked: checked ?? checkedThing(upgraded),
  };
};

export const upgradeSubmission = ({
  id,
  inputData,
  explanation,
  resultVersion,
}: Submission & Pick<StoredRow, 'resultVersion'>): Submission => ({
  id,
  inputData,
  explanation:
    resultVersion >= analysisVersion
      ? explanation
      : explainedFields.parse(upgradeAnalysis({ explanation }, resultVersion)).explanation,
});

/** What is written in this version was checked then. A later one, of a server that is newer, is checked like an earlier one. */
const hasShapeOfToday = <Row extends Omit<StoredShortRow, Storage>>(
  row: Row,
  resultVersion: number,
): row is Row & { technicalAnalysis: object } =>
  resultVersion === analysisVersion && row.technicalAnalysis !== null;
