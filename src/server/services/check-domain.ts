import { verdictSchema } from '../../contract/analysis.ts';
import {
  type DomainLine,
  type DomainResult,
  domainInvalidMessage,
  domainResultSchema,
} from '../../contract/analyze-domain.ts';
import {
  type DomainFacts,
  type DomainPart,
  type DomainSubject,
  domainParts,
} from '../../contract/domain-facts.ts';
import { everythingUnknown } from '../../contract/unknown-facts.ts';
import {
  correctDomain,
  describePart,
  frontPageOf,
  initialFields,
  judgeDomain,
  type KnownOfDomain,
  type UrlModels,
} from '../../engine/index.ts';
import { readSubject } from '../../lookups/domain/read-subject.ts';
import { tallyOutside } from '../../lookups/outside-tally.ts';
import type { FindFacts, Found } from '../../lookups/remembered-facts.ts';
import { judgedLink } from '../adapters/judged-item.ts';
import { Failure } from '../failure.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { Corrections } from './corrections.ts';
import type { SpendCheck } from './spend-check.ts';
import { callerKey, type Visitor } from './visitor.ts';

type Needs = {
  spendCheck: SpendCheck;
  /** Null: lookups are off. */
  find: FindFacts | null;
  /** What our own tables and lists say of the page at an address. */
  known: (url: string) => KnownOfDomain;
  models: () => UrlModels;
  analyses: Pick<AnalysisStore, 'keep'>;
  corrections: Pick<Corrections, 'apply'>;
  clock: () => Date;
};

/** Each asks seven services. Faster than a person types. */
const perMinute = 60;

type FilledPart = Extract<DomainLine, { part: string }>;

/** Checks one domain or address: reserve a check, find out what is on record, judge, keep the result. */
export const checkDomain =
  ({ spendCheck, find, known, models, analyses, corrections, clock }: Needs) =>
  async (
    visitor: Visitor,
    text: string,
    onPart: (line: FilledPart) => void = () => undefined,
  ): Promise<DomainResult> => {
    const subject = readSubject(text);
    if (subject === null) throw new Failure('invalid_input', domainInvalidMessage);
    return spendCheck(visitor, {
      limits: (caller) => [{ key: `domain-check:${callerKey(caller)}`, max: perMinute, windowMs: 60 * 1000 }],
      work: async ({ signal, owe }) => {
        const local = known(frontPageOf(subject) ?? '');
        onPart({ part: 'subject', fields: initialFields(subject, clock(), local) });
        const { result: found, outside } = await tallyOutside(() =>
          look(subject, {
            find,
            signal,
            clock,
            askedBy: callerKey(visitor),
            onPart: (part, soFar, learnedAt) => {
              const fields = describePart(
                part,
                { subject, facts: soFar, known: local, now: clock() },
                learnedAt,
              );
              onPart({ part, fields });
              owe();
            },
          }),
        );
        const judged = judgeDomain({ subject, ...found, known: local, outside, now: clock() }, models());
        const { verdict, isDecided } = await corrections.apply(
          judged.verdict,
          judgedLink(judged.result.domain),
        );
        const result = isDecided ? correctDomain(judged.result, verdict) : judged.result;
        // Validated here and not only when it is sent: a result that cannot be shown must not cost a check.
        return { result: domainResultSchema.parse(result), verdict: verdictSchema.parse(verdict) };
      },
      keep: async (reservation, { result, verdict }) => {
        const kept = await analyses.keep(
          {
            id: visitor.resultId,
            userId: visitor.user?.id ?? null,
            analysisType: 'general',
            inputData: result.domain,
            verdict,
            domain: result,
            createdAt: clock(),
          },
          reservation,
        );
        return kept && { ...result, ...(kept.userId && { analysisId: kept.id }) };
      },
    });
  };
export type CheckDomain = ReturnType<typeof checkDomain>;

type Asking = Pick<Needs, 'find' | 'clock'> & {
  signal: AbortSignal;
  askedBy: string;
  onPart: (part: DomainPart, soFar: DomainFacts, learnedAt: Date) => void;
};

const look = async (
  subject: DomainSubject,
  { find, signal, askedBy, onPart, clock }: Asking,
): Promise<Found> => {
  // A domain of the visitor's own network is private, and no outside service knows it.
  if (find === null || subject.kind === 'internal') return nothingAsked(clock());
  const soFar: DomainFacts = everythingUnknown('timeout');
  return find(subject, {
    parts: domainParts,
    signal,
    askedBy,
    onPart: (part, value, learnedAt) => {
      Object.assign(soFar, { [part]: value });
      onPart(part, soFar, learnedAt);
    },
  });
};

const nothingAsked = (now: Date): Found => ({
  facts: everythingUnknown('off'),
  learnedAt: Object.fromEntries(domainParts.map((part) => [part, now])) as Record<DomainPart, Date>,
});
