/** How many calls may be in progress, and how long others wait before they are refused. */
type AdmissionBounds = {
  /** In progress and waiting together: more would only fill the memory. */
  most: number;
  /** In progress at first; the limit then follows how long calls wait. */
  first: number;
  /** Always admitted, however long calls wait: a machine that is slow for all callers still serves. */
  least: number;
  /** A call that waits longer than this for the thread and the database means there are too many. */
  waitMs: number;
  /** A burst up to this size is held and served, not refused. */
  crowd: number;
  /** A call held for longer than this is late. */
  holdMs: number;
  /** When calls have been late for this long without a break, it is overload and not a burst. */
  standingMs: number;
  /** This long without a late call is a break. */
  breakMs: number;
  /** No call is held for longer: the wait and a slow answer must stay under ten seconds together. */
  longestHoldMs: number;
  /** Under lasting overload, admitted calls are served soon and all others are refused at once. */
  flood: { least: number; waitMs: number; longestHoldMs: number };
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

/** From the usual least to that of a flood in about a second, and back when no call was refused for `breakMs`. */
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
 * Admits as many calls as can be served without a queue behind the thread or the database: fewer when calls wait there,
 * more when calls are held here although none waits there. The reasons: docs/decisions/0024-admission.md.
 */
export const admission = (bounds: AdmissionBounds, now: () => number) => {
  const { most, crowd, holdMs, standingMs, breakMs, flood } = bounds;
  const usualLeast = Math.min(bounds.least, most);
  const held: Call[] = [];
  let limit = Math.min(bounds.first, most);
  let inside = 0;
  /** When the first and the last late call were seen, without a break between. */
  const late = { from: Number.NEGATIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
  /** How many are always admitted, when that was last lowered, and when a call was last refused. */
  let least = usualLeast;
  let tightenedAt = Number.NEGATIVE_INFINITY;
  let refusedAt = Number.NEGATIVE_INFINITY;

  /** The bounds in force now: those of a flood from its first refusal on. */
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
    // All work is done, so the burst is over. In a flood it only means that few are admitted.
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
    // In a flood the length of the queue stands for the waiting time: so many arrive before one of them is late.
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
    /**
     * A call, from the arrival of its headers until its answer has been sent. Urgent calls are admitted at once and do not
     * count against the limit.
     */
    arrive: (isUrgent = false) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const call: Call = { state: 'held', since: now(), answer: resolve };
      if (isUrgent && inside < most * urgentTimes) enter(call);
      else if (isUrgent || isTooMuch()) refuse(call);
      else held.push(call);
      return {
        /** Whether it may begin, as soon as that is known. */
        isAdmitted: call.state === 'held' ? promise : call.state === 'inside',
        /** Its body is slow to arrive: it costs nothing meanwhile, and takes no other call's place. */
        setAside: () => {
          if (call.state === 'inside') leave(call, 'aside');
        },
        /** The body has arrived. */
        resume: () => {
          if (call.state === 'aside') enter(call);
        },
        end: () => {
          if (call.state !== 'gone') leave(call, 'gone');
        },
      };
    },
    /** Admits the next call, where there is room; false when no call waits or there is no room. */
    letNextIn: (): boolean => {
      const next = inside < limit ? held.shift() : undefined;
      if (!next) return false;
      isLate(next);
      enter(next);
      return true;
    },
    /** Records how long a call just waited for the thread and the database. */
    hear: (waited: number): void => {
      if (waited > atPresent().waitMs) limit = Math.max(least, Math.floor(Math.min(limit, inside) * shrink));
      else if (inside >= limit) limit = Math.min(most, Math.max(limit, inside) + step());
    },
    /** To be called often while `isBusy`: nothing else refuses calls that have waited too long. */
    look: (): void => {
      const { longestHoldMs } = atPresent();
      for (let [first] = held; first && now() - first.since > longestHoldMs; [first] = held) {
        leave(first, 'gone');
        first.answer(false);
      }
    },
    /** Whether there are enough calls that their waiting time matters. */
    isBusy: () => held.length > 0 || inside > usualLeast,
  };
};
export type Admission = ReturnType<typeof admission>;
export type Visit = ReturnType<Admission['arrive']>;
