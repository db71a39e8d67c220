import { type KeyObject, randomUUID } from 'node:crypto';
import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { CheckedThing } from '../../contract/analysis.ts';
import { analysisVersion } from '../../contract/upgrade-analysis.ts';
import type { JobResultLevel } from '../../contract/v1/jobs.ts';
import type { Versions } from '../../contract/versions.ts';
import type { JobItem } from '../jobs/types.ts';
import type { NewAnalysis } from './analyses.ts';
import { emptyContent, sealAnalysis, unsealListed } from './analysis-content.ts';
import { jobItems, type jobs } from './schema.ts';
import { seal, sealBytes, unseal, unsealBytes } from './seal.ts';
import { storableJson } from './storable.ts';
import type { StoredRow } from './upgrade-row.ts';

type Stored = typeof jobItems.$inferSelect;
type Label = { name: string | null; problem?: string; input?: string };

/** What became of one. */
export type Outcome = { number: number; id: string; name: string | null } & (
  | { result: Pick<NewAnalysis, 'analysisType' | 'inputData' | 'verdict' | 'domain' | 'item'> }
  /** With as much of what was submitted as a list shows. */
  | { problem: string; input: string }
);
/** A line of a list of results. */
export type ItemLine = {
  number: number;
  id: string;
  name: string | null;
  input: string;
  checked: CheckedThing;
  verdict: { riskLevel: StoredRow['riskLevel']; riskScore: number; isConclusive: boolean | null } | null;
  problem: string | null;
};

const placeOf = (id: string) => `input ${id}`;

export const openLabel = (key: KeyObject, id: string, label: Uint8Array): Label =>
  JSON.parse(unseal(key, label, `label ${id}`)) as Label;
const sealLabel = (key: KeyObject, id: string, label: Label): Uint8Array =>
  seal(key, JSON.stringify(label), `label ${id}`);

export const openInput = (key: KeyObject, id: string, input: Uint8Array): Buffer =>
  unsealBytes(key, input, placeOf(id));

/** What cannot be read is done as soon as it is there. */
export const newRow = (
  key: KeyObject,
  jobId: string,
  item: JobItem,
  now: Date,
): typeof jobItems.$inferInsert => {
  const id = randomUUID();
  const { number, name } = item;
  if ('problem' in item)
    return {
      ...{ jobId, number, id, state: 'failed', doneAt: now, input: null },
      label: sealLabel(key, id, { name, problem: item.problem }),
    };
  const bytes = typeof item.input === 'string' ? Buffer.from(item.input) : item.input;
  return {
    ...{ jobId, number, id, state: 'waiting', doneAt: null },
    label: sealLabel(key, id, { name }),
    input: sealBytes(key, bytes, placeOf(id)),
  };
};

const unjudged = {
  input: null,
  analysisType: null,
  riskScore: null,
  riskLevel: null,
  isInconclusive: null,
  threats: null,
  resultVersion: null,
  listedContent: null,
  otherContent: null,
};

/** An item once it is done: its result as that of a single check, or why there is none. */
export const doneRow = (
  key: { id: string; key: KeyObject },
  jobId: string,
  outcome: Outcome,
  { now, versions }: { now: Date; versions: Versions },
): typeof jobItems.$inferInsert => {
  const { number, id, name } = outcome;
  const known = { ...unjudged, jobId, number, id, doneAt: now };
  if ('problem' in outcome)
    return {
      ...known,
      state: 'failed',
      label: sealLabel(key.key, id, { name, problem: outcome.problem, input: outcome.input }),
    };
  const { analysisType, inputData, verdict, domain, item } = outcome.result;
  const { riskScore, riskLevel, ...content } = storableJson({
    ...verdict,
    inputData,
    versions,
    ...(domain && { domain }),
  });
  const sealed = sealAnalysis(key, { id, riskLevel, analysisType }, content, item);
  const { isInconclusive, threats, listedContent, otherContent } = sealed;
  return {
    ...{
      ...known,
      state: 'judged',
      label: sealLabel(key.key, id, { name }),
      analysisType,
      riskScore,
      riskLevel,
    },
    ...{ isInconclusive, threats, listedContent, otherContent, resultVersion: analysisVersion },
  };
};

/** What a row that was done takes the place of. */
export const replaced = {
  state: sql`excluded.state`,
  label: sql`excluded.label`,
  input: sql`null`,
  analysisType: sql`excluded.analysis_type`,
  riskScore: sql`excluded.risk_score`,
  riskLevel: sql`excluded.risk_level`,
  isInconclusive: sql`excluded.is_inconclusive`,
  threats: sql`excluded.threats`,
  resultVersion: sql`excluded.result_version`,
  doneAt: sql`excluded.done_at`,
  listedContent: sql`excluded.listed_content`,
  otherContent: sql`excluded.other_content`,
};

/** A judged item as the result of a single check is stored; null for any other. */
export const storedRowOf = (
  item: Stored,
  { userId, contentKeyId }: Pick<typeof jobs.$inferSelect, 'userId' | 'contentKeyId'>,
): StoredRow | null => {
  const { id, analysisType, riskScore, riskLevel, doneAt, resultVersion } = item;
  if (!analysisType || riskScore === null || !riskLevel || !doneAt || resultVersion === null) return null;
  const { isInconclusive, listedContent, otherContent } = item;
  return {
    ...emptyContent(item.threats),
    ...{ id, userId, analysisType, riskScore, riskLevel, createdAt: doneAt, resultVersion },
    ...{ contentKeyId, isInconclusive, listedContent, otherContent },
  };
};

const nothing: CheckedThing = { title: '', sender: '' };

export const lineOf = (key: KeyObject, item: Stored): ItemLine => {
  const { number, id, riskLevel, riskScore } = item;
  const { name, problem, input = '' } = openLabel(key, id, item.label);
  if (riskLevel === null || riskScore === null)
    return {
      ...{ number, id, name, input: input || (name ?? ''), checked: nothing },
      ...{ verdict: null, problem: problem ?? '' },
    };
  const { inputData, isConclusive, checked = nothing } = unsealListed(key, item);
  return {
    number,
    id,
    name,
    input: inputData,
    checked,
    verdict: { riskLevel, riskScore, isConclusive },
    problem: null,
  };
};

export const isOfLevel = (level: JobResultLevel): SQL | undefined => {
  if (level === 'failed') return eq(jobItems.state, 'failed');
  const isOpen = and(eq(jobItems.riskLevel, 'safe'), eq(jobItems.isInconclusive, true));
  if (level === 'inconclusive') return isOpen;
  if (level !== 'safe') return eq(jobItems.riskLevel, level);
  return and(
    eq(jobItems.riskLevel, 'safe'),
    or(isNull(jobItems.isInconclusive), not(eq(jobItems.isInconclusive, true))),
  );
};
