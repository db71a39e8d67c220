import { z } from 'zod';
import { type VulnerabilitySeverity, vulnerabilitySeverities } from '../../contract/analyze-vulnerability.ts';
import { type VulnerabilityAlertKind, watchStages } from '../../contract/watch.ts';
import { type Concern, type ExploitStage, exploitStages } from '../../engine/index.ts';

/** What was seen of one vulnerability for one device. What is not here never makes an alert: references, texts, scores within a level. */
export type SeenFact = {
  is: 'affected' | 'likely';
  /** The highest that was ever seen: what falls and rises again is no news. */
  stage: ExploitStage;
  severity: VulnerabilitySeverity | null;
  fix: string | null;
};
/** By CVE number. */
export type SeenFacts = Record<string, SeenFact>;

/** As they were kept. */
export const seenFacts: z.ZodType<SeenFacts> = z.record(
  z.string(),
  z.object({
    is: z.enum(['affected', 'likely']),
    stage: z.enum(watchStages),
    severity: z.enum(vulnerabilitySeverities).nullable(),
    fix: z.string().nullable(),
  }),
);

export type Change = {
  kind: VulnerabilityAlertKind;
  cveId: string;
  /** Worth a mail at once. */
  isGrave: boolean;
  /** What it was known as before. */
  was: SeenFact | null;
  /** As it is now; null where it concerns the device no more. */
  fact: SeenFact | null;
};

const ranks = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const;
const rankOf = (severity: VulnerabilitySeverity | null) => (severity === null ? -1 : ranks.indexOf(severity));
const stageRank = (stage: ExploitStage) => exploitStages.indexOf(stage);

/**
 * What is new between two looks at a device, and what is remembered for the next. `before` is null at the first look, which sets the
 * baseline: what is found then is no change, but for what is exploited. `after` has every record of the product, by CVE number.
 */
export const whatChanged = (
  before: SeenFacts | null,
  after: ReadonlyMap<string, Concern>,
): { facts: SeenFacts; changes: Change[] } => {
  const facts: SeenFacts = {};
  const changes: Change[] = [];
  for (const concern of after.values()) {
    const was = ownFact(before, concern.cveId);
    const fact = factOf(was, concern);
    if (fact) facts[concern.cveId] = fact;
    const kind = before === null ? baselineKind(fact) : kindOf(was, fact);
    if (kind) changes.push({ kind, cveId: concern.cveId, isGrave: isGrave(kind, fact), was, fact });
  }
  for (const [cveId, was] of Object.entries(before ?? {}))
    if (!after.has(cveId)) changes.push({ kind: 'withdrawn', cveId, isGrave: false, was, fact: null });
  return { facts, changes };
};

/**
 * Whether a change is news although the catalogue that ships was replaced by the first one that was synced: it holds many more old
 * records, and hundreds of old vulnerabilities are none. `publishedAt` is that of the record, `knownTo` the day of what ships.
 */
export const isNewsAfterFirstSync = (
  { was, fact }: Change,
  { publishedAt, knownTo }: { publishedAt: string | null; knownTo: string },
): boolean => {
  const wasExploited = was?.stage === 'exploited';
  // What was an alert is taken back, and what is exploited was not known to be.
  if (!fact || fact.stage === 'exploited') return wasExploited === !fact;
  return !was && publishedAt !== null && publishedAt.slice(0, 10) > knownTo;
};

const ownFact = (facts: SeenFacts | null, cveId: string): SeenFact | null =>
  facts && Object.hasOwn(facts, cveId) ? (facts[cveId] ?? null) : null;

/** A fact once seen stays until a record says that the version is not affected: what became undecided is not over. */
const factOf = (was: SeenFact | null, { answer, stage, severity, firstFixed }: Concern): SeenFact | null => {
  if (answer === 'no' || (answer === 'unknown' && !was)) return null;
  return {
    is: answer === 'yes' ? 'affected' : (was?.is ?? 'likely'),
    stage: was && stageRank(was.stage) > stageRank(stage) ? was.stage : stage,
    severity: was && rankOf(was.severity) > rankOf(severity) ? was.severity : severity,
    fix: firstFixed ?? was?.fix ?? null,
  };
};

const baselineKind = (fact: SeenFact | null): VulnerabilityAlertKind | null =>
  fact?.stage === 'exploited' ? 'exploited' : null;

/** One change for a vulnerability at a look: the gravest, which says the others with it. */
const kindOf = (was: SeenFact | null, fact: SeenFact | null): VulnerabilityAlertKind | null => {
  if (!was) return fact && (fact.is === 'likely' ? 'likely' : 'new');
  if (!fact) return 'withdrawn';
  if (stageRank(fact.stage) > stageRank(was.stage)) return stageKinds[fact.stage];
  if (fact.is === 'affected' && was.is === 'likely') return 'confirmed';
  if (isRaised(was.severity, fact.severity)) return 'raised';
  return fact.fix !== null && was.fix === null ? 'fixed' : null;
};

const stageKinds: Record<ExploitStage, VulnerabilityAlertKind | null> = {
  none: null,
  likely: 'exploitation-likely',
  public: 'exploit-public',
  exploited: 'exploited',
};

/** Most are published before they are rated: only the highest rating is then news of its own. */
const isRaised = (before: VulnerabilitySeverity | null, now: VulnerabilitySeverity | null): boolean =>
  before === null ? now === 'CRITICAL' : rankOf(now) > rankOf(before);

const isGrave = (kind: VulnerabilityAlertKind, fact: SeenFact | null): boolean =>
  fact?.stage === 'exploited' &&
  (kind === 'exploited' || kind === 'new' || kind === 'likely' || kind === 'confirmed');
