import type { ShareRequest, ShareState } from '../../contract/share.ts';
import { isUuid } from '../../contract/uuid.ts';
import { hashShareToken, newSecretId } from '../adapters/secrets.ts';
import { Failure } from '../failure.ts';
import { noKey } from '../store/analysis-content.ts';
import type { SharedResultStore } from '../store/shared-results.ts';
import type { UserRow } from '../store/users.ts';
import type { LimitCalls } from './limit-calls.ts';
import { endOfShare } from './share-end.ts';

type Needs = { shares: SharedResultStore; limitCalls: LimitCalls; clock: () => Date };

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const perHour = 30;

/** A person shows a result of theirs to others, or no longer. What belongs to others looks like what does not exist. */
export const shareResult = ({ shares, limitCalls, clock }: Needs) => {
  const found = async (user: UserRow, id: string) => {
    const own = await shares.findOf(user.id, lookedUp(id));
    if (!own) throw nothingHere();
    return own;
  };

  return {
    /** Its address is known to the caller alone from here on. */
    make: async (
      user: UserRow,
      id: string,
      { days, content }: ShareRequest,
    ): Promise<{ token: string; expiresAt: string }> => {
      await limitCalls([{ key: `share:${user.id}`, max: perHour, windowMs: hourMs }]);
      const now = clock();
      const token = newSecretId();
      const expiresAt = new Date(now.getTime() + days * dayMs);
      const kept = await shares.put({
        userId: user.id,
        analysisId: lookedUp(id),
        token: hashShareToken(token),
        content,
        createdAt: now,
        expiresAt,
      });
      if (!kept) throw nothingHere();
      return { token, expiresAt: endOfShare({ ...kept, ...user, expiresAt }).toISOString() };
    },

    show: async (user: UserRow, id: string): Promise<ShareState> => {
      const { share, checkedAt } = await found(user, id);
      const end = share && endOfShare({ ...share, checkedAt, retentionDays: user.retentionDays });
      return {
        share:
          share && end && end > clock() ? { content: share.content, expiresAt: end.toISOString() } : null,
      };
    },

    withdraw: async (user: UserRow, id: string): Promise<void> => {
      await found(user, id);
      await shares.remove(user.id, id);
    },
  };
};
export type ShareResult = ReturnType<typeof shareResult>;

/** A malformed id is looked up as one that nothing has, so that its answer takes as long. */
const lookedUp = (id: string) => (isUuid(id) ? id : noKey);

const nothingHere = () => new Failure('not_found', 'There is nothing at this address');
