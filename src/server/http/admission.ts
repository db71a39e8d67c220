/** How many calls may be under way, and how long others are held before they are told to come back. */
type AdmissionBounds = {
  /** Under way and held together: more would only fill the memory. */
  most: number;
  /** Under way at first; from then on as many as leave the waiting short. */
  first: number;
  /** So many are let in however long the waiting is: a machine that is slow for everybody still serves. */
  least: number;
  /** A call that waits longer than this for its turn at the thread and the database is one of too many. */
  waitMs: number;
  /** A crowd that comes at once and is no larger is held and served, not refused. */
  crowd: number;
  /** Held for longer than this is late. */
  holdMs: number;
  /** With late ones for so long, and no break between them, it is no crowd any more but too much work. */
  standingMs: number;
  /** Nobody late for so long is a break. */
  breakMs: number;
  /** Nobody is held for longer: a slow answer and the wait before it must stay under ten seconds together. */
  longestHoldMs: number;
  /** In too much work that goes on: whoever is let in is served soon, all others learn at once that they are not. */
  flood: { least: number; waitMs: number; longestHoldMs: number };
};

/** A call, from when its head has arrived until its answer has left. */
export type Visit = {
  /** Whether it may begin, as soon as that is known. */
  isAdmitted: boolean | Promise<boolean>;
  /** Its body is slow to arrive: it costs nothing meanwhile, and takes nobody's place. */
  setAside: () => void;
  /** The body is there. */
  resume: () => void;
  end: () => void;
};

export type Admission = {
  /** Urgent calls are let in at once, and beside the limit. */
  arrive: (isUrgent?: boolean) => Visit;
  /** Lets the next one in, where there is room; false when there is nobody or no room. */
  letNextIn: () => boolean;
  /** How long somebody waited just now for the thread and the database. */
  hear: (waitMs: number) => void;
  /** To be called often while `isBusy`: nobody else notices that time has passed. */
  look: () => void;
  /** Enough calls that it matters how long they wait. */
  isBusy: () => boolean;
};

export const usualBounds: AdmissionBounds = {
  most: 400,
  first: 128,
  least: 64,
  waitMs: 50,
  crowd: 250,
  holdMs: 20,
  standingMs: 1000,
  breakMs: 1000,
  longestHoldMs: 5000,
  flood: { least: 2, waitMs: 20, longestHoldMs: 250 },
};

/** Urgent calls are short and few; more than this many times the most is an attack like any other. */
const urgentTimes = 2;

/** From the usual least to that of a flood in about a second, and back when nobody has been refused for `breakMs`. */
const tightenEveryMs = 100;
const tighten = 0.7;

const shrink = 0.8;
const grow = 0.15;
const growAtLeast = 4;

type Call = {
  state: 'held' | 'inside' | 'aside' | 'gone';
  since: number;
  answer: (isAdmitted: boolean) => void;
};

/**
 * Lets in as many calls as can be served without a queue behind the thread or the database: fewer when whoever comes has
 * to wait there, more when people are held here although nobody waits there. Why so: docs/decisions/0024-admission.md.
 */
export const admission = (bounds: AdmissionBounds, now: () => number): Admission => {
  const { most, crowd, holdMs, standingMs, breakMs, flood } = bounds;
  const usualLeast = Math.min(bounds.least, most);
  const held: Call[] = [];
  let limit = Math.min(bounds.first, most);
  let inside = 0;
  /** When the first and the last of the late ones were seen, without a break between. */
  const late = { from: Number.NEGATIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
  /** How many are let in whatever happens, when that was last made less, and when somebody was last refused. */
  let least = usualLeast;
  let tightenedAt = Number.NEGATIVE_INFINITY;
  let refusedAt = Number.NEGATIVE_INFINITY;

  /** What holds now: the bounds of a flood from its first refusal on. */
  const isFlood = () => least < usualLeast;
  const atPresent = () => (isFlood() ? flood : bounds);
  const step = () => (isFlood() ? 1 : Math.max(growAtLeast, Math.ceil(limit * grow)));

  const enter = (call: Call) => {
    call.state = 'inside';
    inside += 1;
    call.answer(true);
  };

  const leave = (call: Call, next: 'aside' | 'gone') => {
    if (call.state === 'inside') inside -= 1;
    if (call.state === 'held') held.splice(held.indexOf(call), 1);
    call.state = next;
    // Everything is done: whatever that was, it is over. In a flood that means only that few are let in.
    if (inside === 0 && held.length === 0 && !isFlood()) late.from = late.to = Number.NEGATIVE_INFINITY;
  };

  const isLate = ({ since }: Call): boolean => {
    const moment = now();
    if (moment - since <= holdMs) return false;
    if (moment - late.to > breakMs) late.from = moment;
    late.to = moment;
    return true;
  };

  const isStanding = () => late.to - late.from > standingMs;
  const isTooMuch = (): boolean => {
    const moment = now();
    if (moment - refusedAt > breakMs) least = usualLeast;
    const all = inside + held.length;
    // In a flood the line itself is the waiting: as many come in the time after which somebody is late.
    if (all >= most || (isFlood() && held.length >= least)) return true;
    const [first] = held;
    if (!first || !isLate(first) || all < least) return false;
    return all >= crowd || isStanding();
  };

  const refuse = (call: Call) => {
    call.state = 'gone';
    refusedAt = now();
    if (!isStanding() || refusedAt - tightenedAt < tightenEveryMs) return;
    tightenedAt = refusedAt;
    least = Math.max(Math.min(flood.least, usualLeast), Math.floor(least * tighten));
  };

  return {
    arrive: (isUrgent = false) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const call: Call = { state: 'held', since: now(), answer: resolve };
      if (isUrgent && inside < most * urgentTimes) enter(call);
      else if (isUrgent || isTooMuch()) refuse(call);
      else held.push(call);
      return {
        isAdmitted: call.state === 'held' ? promise : call.state === 'inside',
        setAside: () => {
          if (call.state === 'inside') leave(call, 'aside');
        },
        resume: () => {
          if (call.state === 'aside') enter(call);
        },
        end: () => {
          if (call.state !== 'gone') leave(call, 'gone');
        },
      };
    },
    letNextIn: () => {
      const next = inside < limit ? held.shift() : undefined;
      if (!next) return false;
      isLate(next);
      enter(next);
      return true;
    },
    hear: (waited) => {
      if (waited > atPresent().waitMs) limit = Math.max(least, Math.floor(Math.min(limit, inside) * shrink));
      else if (inside >= limit) limit = Math.min(most, Math.max(limit, inside) + step());
    },
    look: () => {
      const { longestHoldMs } = atPresent();
      for (let [first] = held; first && now() - first.since > longestHoldMs; [first] = held) {
        leave(first, 'gone');
        first.answer(false);
      }
    },
    isBusy: () => held.length > 0 || inside > usualLeast,
  };
};
