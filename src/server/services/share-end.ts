const dayMs = 24 * 60 * 60 * 1000;

type Timed = {
  /** As its owner chose. */
  expiresAt: Date;
  checkedAt: Date;
  retentionDays: number | null;
};

/** When the analysis itself is deleted by its owner's choice; never for those who keep theirs. */
export const endOfRetention = ({ checkedAt, retentionDays }: Omit<Timed, 'expiresAt'>): number =>
  retentionDays === null ? Number.POSITIVE_INFINITY : checkedAt.getTime() + retentionDays * dayMs;

/** A result cannot be shared for longer than it is kept. */
export const endOfShare = (share: Timed): Date =>
  new Date(Math.min(share.expiresAt.getTime(), endOfRetention(share)));
