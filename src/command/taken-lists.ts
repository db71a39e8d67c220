import { phishingFeedList, phishingFeeds } from '../server/adapters/phishing-feeds.ts';
import { lookupConfig } from './lookup-config.ts';

/** The lists of known phishing that `hookwise update` has taken into a folder. */
export const takenLists = async (folder: string, env: NodeJS.ProcessEnv) => {
  const feeds = phishingFeeds(phishingFeedList(lookupConfig(env).feeds.phishing), folder);
  await feeds.load();
  return { lookup: feeds.lookup, newest: () => feeds.taken()[0]?.listedOn ?? null };
};
