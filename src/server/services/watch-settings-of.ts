import { randomUUID } from 'node:crypto';
import type { WatchSettings, WatchSettingsWish } from '../../contract/watch-settings.ts';
import { feedAddressOf } from '../adapters/feed-address.ts';
import { Failure } from '../failure.ts';
import type { UserRow } from '../store/users.ts';
import type { WatchSettingsRow, WatchSettingsStore } from '../store/watch-settings.ts';

type Needs = { settings: WatchSettingsStore; feedKey: Uint8Array; clock: () => Date };

/** How a person wants to be notified, and the address of their feed. `origin`: where this server was called. */
export const watchSettingsOf = ({ settings, feedKey, clock }: Needs) => {
  const own = async ({ id }: UserRow): Promise<WatchSettingsRow> => {
    const found = await settings.of(id, clock());
    if (!found) throw new Failure('not_signed_in', 'This account has been deleted');
    return found;
  };
  const present = (row: WatchSettingsRow, origin: string): WatchSettings => ({
    ...{ digest: row.digest, hour: row.hour, timeZone: row.timeZone },
    feedUrl: `${origin}/api/watch/feed/${feedAddressOf(row.feedId, feedKey)}.atom`,
    nextDigestAt: row.nextDigestAt?.toISOString() ?? null,
  });
  return {
    show: async (user: UserRow, origin: string) => present(await own(user), origin),
    change: async (user: UserRow, { renewFeed, ...wish }: WatchSettingsWish, origin: string) => {
      await own(user);
      await settings.change(user.id, wish, renewFeed ? randomUUID() : null, clock());
      return present(await own(user), origin);
    },
  };
};
export type WatchSettingsOf = ReturnType<typeof watchSettingsOf>;
