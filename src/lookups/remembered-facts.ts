import type { DomainFacts, DomainPart, DomainSubject } from '../contract/domain-facts.ts';
import type { LookedUp, UnknownReason } from '../contract/looked-up.ts';

export type PublicSubject = Exclude<DomainSubject, { kind: 'internal' }>;

export type OnPart = <P extends DomainPart>(part: P, found: DomainFacts[P], learnedAt: Date) => void;

/** Some or all of the facts about a domain, and when each was learned. */
export type Found<P extends DomainPart = DomainPart> = {
  facts: Pick<DomainFacts, P>;
  learnedAt: Record<P, Date>;
};

type Asking<P extends DomainPart> = {
  parts: readonly P[];
  signal: AbortSignal;
  /** All of them together. */
  deadlineMs?: number;
  /** Who asks: their own repeated questions show how old an answer is, and nobody else's show that it was asked for before. */
  askedBy?: string;
};

/** Looks up these parts again. */
export type LookUpParts = <P extends DomainPart>(
  subject: PublicSubject,
  asking: Asking<P> & { onPart: (part: P, found: DomainFacts[P]) => void },
) => Promise<Pick<DomainFacts, P>>;

export type FindFacts = <P extends DomainPart>(
  subject: PublicSubject,
  asking: Asking<P> & { onPart?: OnPart },
) => Promise<Found<P>>;

type Needs = {
  lookUp: LookUpParts;
  clock: () => Date;
  /** How many domains are remembered; the least recently used goes first. */
  capacity?: number;
};

type Entry<P extends DomainPart> = {
  found: DomainFacts[P];
  learnedAt: Date;
  /** When each caller was first told. */
  toldAt: Map<string, Date>;
};
type Remembered = { [P in DomainPart]?: Entry<P> };

/** Later callers are told that it was found out just now. */
const maxCallers = 100;

const minute = 60_000;
const hour = 60 * minute;

/** How long an answer stays fresh. Registries rate-limit; a certificate or an address may change within the hour. */
const freshFor: Record<DomainPart, number> = {
  registration: 12 * hour,
  hosting: 30 * minute,
  dns: 5 * minute,
  mailSecurity: 15 * minute,
  certificate: 30 * minute,
  blocklists: 5 * minute,
  lookalikes: 6 * hour,
};

/** A domain that is free today may be registered within minutes, and that is when lookalikes are dangerous. */
const absentFor = 5 * minute;

/** A failure is retried soon, but not at every click: more questions do not help a server that fails. */
const unknownFor = 20_000;

/**
 * Remembers what was found out, and what could not be. Each part has its own age, which the visitor sees as far as it is
 * their own; only a part that is too old is looked up again.
 */
export const rememberedFacts = ({ lookUp, clock, capacity = 2000 }: Needs): FindFacts => {
  const memory = new Map<string, Remembered>();

  const recall = (subject: PublicSubject): Remembered => {
    const key = keyOf(subject);
    const known = memory.get(key) ?? {};
    // The newest are at the end of a map.
    memory.delete(key);
    memory.set(key, known);
    const [oldest] = memory.keys();
    if (memory.size > capacity && oldest !== undefined) memory.delete(oldest);
    return known;
  };

  return async (subject, { parts, signal, deadlineMs, askedBy, onPart = () => undefined }) => {
    const known = recall(subject);
    const now = clock();
    const isFresh = (part: DomainPart) => {
      const entry = known[part];
      return entry !== undefined && now.getTime() - entry.learnedAt.getTime() < lifetime(part, entry.found);
    };
    const stale = parts.filter((part) => !isFresh(part));
    for (const part of parts) {
      const entry = known[part];
      if (entry && isFresh(part)) onPart(part, entry.found, toldTo(askedBy, entry, now));
    }
    if (stale.length > 0) {
      const keep = <P extends DomainPart>(part: P, found: DomainFacts[P]) => {
        const learnedAt = clock();
        const entry: Entry<P> = { found, learnedAt, toldAt: new Map() };
        Object.assign(known, { [part]: entry });
        onPart(part, found, toldTo(askedBy, entry, learnedAt));
      };
      await lookUp(subject, {
        parts: stale,
        signal,
        ...(deadlineMs !== undefined && { deadlineMs }),
        onPart: keep,
      });
    }
    const entries = parts.map((part) => {
      const entry = known[part];
      if (!entry) throw new Error(`nothing came of looking up ${part}`);
      return [part, entry] as const;
    });
    return {
      facts: Object.fromEntries(entries.map(([part, { found }]) => [part, found])),
      learnedAt: Object.fromEntries(entries.map(([part, entry]) => [part, toldTo(askedBy, entry, now)])),
    } as Found<(typeof parts)[number]>;
  };
};

/**
 * When a caller first had this answer. That somebody else had it before is nobody's business, so it is not shown when it
 * was really found out.
 */
const toldTo = (caller: string | undefined, { learnedAt, toldAt }: Entry<DomainPart>, now: Date): Date => {
  if (caller === undefined) return learnedAt;
  const told = toldAt.get(caller) ?? now;
  if (toldAt.size < maxCallers) toldAt.set(caller, told);
  return told;
};

const keyOf = (subject: PublicSubject) => (subject.kind === 'domain' ? subject.ascii : subject.address);

const lifetime = (part: DomainPart, found: DomainFacts[DomainPart]): number => {
  const answers: LookedUp<unknown>[] = 'state' in found ? [found] : Object.values(found);
  const failed = answers.filter((answer) => answer.state === 'unknown' && mayAnswerSoon.has(answer.reason));
  // Of many questions a few always stay unanswered; when most do, the servers are down.
  if (failed.length * 2 >= answers.length) return unknownFor;
  const isAbsent = answers.every(({ state }) => state === 'absent');
  return isAbsent ? Math.min(absentFor, freshFor[part]) : freshFor[part];
};

const mayAnswerSoon: ReadonlySet<UnknownReason> = new Set(['timeout', 'unreachable']);
