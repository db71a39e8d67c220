import type { KeyObject } from 'node:crypto';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inputPreviewLength } from '../../contract/analysis.ts';
import { analysisVersion } from '../../contract/upgrade-analysis.ts';
import {
  unsealFinishedList,
  unsealItem,
  unsealListed,
  unsealSubmission,
  unsealWhole,
} from './analysis-content.ts';
import type { ContentKeyStore } from './content-keys.ts';
import { pauses } from './pauses.ts';
import { analysisResults } from './schema.ts';
import type {
  AnalysisRow,
  ListedAnalysisRow,
  StoredListedRow,
  StoredRow,
  Submission,
} from './upgrade-row.ts';
import { upgradeListedRow, upgradeRow, upgradeSubmission } from './upgrade-row.ts';

const { explanation: _, otherContent: __, ...shortColumns } = getTableColumns(analysisResults);

/**
 * Bytes as base64. The driver takes every answer for text, so it would get them as hexadecimal digits: half as much again to move, and three
 * times as long to read, which is an eighth of a list of 500.
 */
const asBase64 = (column: PgColumn) =>
  sql<Uint8Array | null>`encode(${column}, 'base64')`.mapWith((text: string) => Buffer.from(text, 'base64'));

/**
 * A list of 500 rows may stand for a gigabyte of mail, which must not leave the database. Of rows whose content is not
 * encrypted yet, one character more than is shown distinguishes a long input from one that just fits.
 */
export const listedColumns = {
  ...shortColumns,
  listedContent: asBase64(analysisResults.listedContent),
  // What is counted of encrypted rows would be parsed 500 times and then replaced by the content.
  threats: sql<
    StoredRow['threats']
  >`case when ${analysisResults.contentKeyId} is null then ${analysisResults.threats} end`.mapWith(
    analysisResults.threats,
  ),
  inputData: sql<string>`left(${analysisResults.inputData}, ${sql.raw(String(inputPreviewLength + 1))})`,
  isConclusive: sql<
    boolean | null
  >`case when json_typeof(${analysisResults.explanation}) = 'object' then coalesce(${analysisResults.explanation}->>'isConclusive', '') = 'true' end`,
};

/** Rows with their content. One whose key has been destroyed is left out: it is as good as deleted. */
const openEach = async <Row extends { contentKeyId: string | null }, Opened>(
  keys: ContentKeyStore,
  rows: readonly Row[],
  open: (row: Row, key: KeyObject | null) => Opened,
): Promise<Opened[]> => {
  const found = await keys.byIds(rows.flatMap(({ contentKeyId: id }) => (id ? [id] : [])));
  const pause = pauses();
  const opened: Opened[] = [];
  for (const row of rows) {
    const key = row.contentKeyId ? found.get(row.contentKeyId) : null;
    if (key !== undefined) opened.push(open(row, key));
    await pause();
  }
  return opened;
};

const whole = (row: StoredRow, key: KeyObject | null): AnalysisRow =>
  upgradeRow(key ? { ...row, ...unsealWhole(key, row) } : row);

export const openWhole = (keys: ContentKeyStore, rows: readonly StoredRow[]): Promise<AnalysisRow[]> =>
  openEach(keys, rows, whole);

/** With what exactly was judged, where that was kept. */
export const openWithItem = (
  keys: ContentKeyStore,
  rows: readonly StoredRow[],
): Promise<{ row: AnalysisRow; item: string | null }[]> =>
  openEach(keys, rows, (row, key) => ({ row: whole(row, key), item: key && unsealItem(key, row) }));

const { id, inputData, explanation, resultVersion, contentKeyId, otherContent } = analysisResults;

/** What a search reads of a row, beside what is listed of it. */
export const submissionColumns = { id, inputData, explanation, resultVersion, contentKeyId, otherContent };

export const openSubmissions = (
  keys: ContentKeyStore,
  rows: readonly Pick<StoredRow, keyof typeof submissionColumns>[],
): Promise<Submission[]> =>
  openEach(keys, rows, (row, key) =>
    upgradeSubmission(key ? { ...row, ...unsealSubmission(key, row) } : row),
  );

const listed = (row: StoredListedRow, key: KeyObject | null): ListedAnalysisRow =>
  upgradeListedRow(key ? { ...row, ...unsealListed(key, row) } : row);

export const openListed = (
  keys: ContentKeyStore,
  rows: readonly StoredListedRow[],
): Promise<ListedAnalysisRow[]> => openEach(keys, rows, listed);

/** What is in the open of a row, and the rest as the JSON that a list answers; or a row that has yet to be written. */
export type ListedLine =
  | { row: ListedAnalysisRow; finished: null }
  | { row: KnownInTheOpen; finished: string };
type KnownInTheOpen = Pick<
  StoredListedRow,
  'id' | 'userId' | 'analysisType' | 'riskScore' | 'riskLevel' | 'createdAt'
>;

/** As `openListed`, without reading and writing JSON that nobody looks into: half of what a list of 500 costs. */
export const openLines = (keys: ContentKeyStore, rows: readonly StoredListedRow[]): Promise<ListedLine[]> =>
  openEach(keys, rows, (row, key) => {
    const finished = key && row.resultVersion === analysisVersion ? unsealFinishedList(key, row) : null;
    return finished === null ? { row: listed(row, key), finished } : { row, finished };
  });
