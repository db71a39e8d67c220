import { watchAlertsPage } from '../../contract/watch.ts';
import { feedIdIn } from '../adapters/feed-address.ts';
import { Failure } from '../failure.ts';
import type { WatchAlertStore } from '../store/watch-alerts.ts';
import type { WatchSettingsStore } from '../store/watch-settings.ts';
import { atomFeed } from '../watching/atom-feed.ts';

type Needs = {
  alerts: Pick<WatchAlertStore, 'listOf'>;
  settings: Pick<WatchSettingsStore, 'ofFeed'>;
  feedKey: Uint8Array;
  clock: () => Date;
};

/** The newest alerts of the person whose feed it is. An address that is none of ours is as good as any other that leads nowhere. */
export const writeWatchFeed =
  ({ alerts, settings, feedKey, clock }: Needs) =>
  async (secret: string, selfUrl: string): Promise<string> => {
    const feedId = feedIdIn(secret, feedKey);
    const found = feedId && (await settings.ofFeed(feedId));
    if (!found) throw new Failure('not_found', 'There is nothing at this address');
    const { user } = found;
    const rows = await alerts.listOf(user.id, {
      state: null,
      before: null,
      most: watchAlertsPage,
      now: clock(),
    });
    const shown = rows.filter(({ state }) => state !== 'muted');
    return atomFeed({
      id: feedId,
      updatedAt: shown[0]?.createdAt ?? user.createdAt,
      selfUrl,
      entries: shown.map(({ id, createdAt, content }) => ({ id, seenAt: createdAt, content })),
    });
  };
export type WriteWatchFeed = ReturnType<typeof writeWatchFeed>;
