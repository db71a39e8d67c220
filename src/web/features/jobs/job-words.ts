import type { Job, JobKind, JobResultLevel, JobState } from '../../../contract/v1/jobs.ts';
import { levelWords, openWord } from '../../../contract/verdict-words.ts';
import { formatCount } from '../../lib/format.ts';

export const stateWords: Record<JobState, string> = {
  queued: 'Reading the file',
  running: 'Running',
  paused: 'Paused',
  finished: 'Finished',
  cancelled: 'Cancelled',
  failed: 'Failed',
};

export const kindWords: Record<JobKind, string> = { mail: 'Messages', url: 'Links', domain: 'Domains' };

export const resultLevelWords: Record<JobResultLevel, string> = {
  phishing: levelWords.phishing,
  suspicious: levelWords.suspicious,
  inconclusive: openWord,
  safe: levelWords.safe,
  failed: 'Not checked',
};

/** The name of its file, else what it is made of. */
export const nameOf = ({ name, kind }: Pick<Job, 'name' | 'kind'>): string => name || kindWords[kind];

/** '120 of 500', or what is known while the file is being read. */
export const progressOf = ({ state, items, done }: Job): string => {
  if (items === undefined) return state === 'queued' ? 'Counting its items' : 'Its items were not counted';
  return done === items
    ? `${formatCount(items)} ${items === 1 ? 'item' : 'items'}`
    : `${formatCount(done)} of ${formatCount(items)} items`;
};

/** 'About 4 minutes left'. */
export const timeLeft = (seconds: number): string => {
  if (seconds < 60) return 'Less than a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
  const hours = Math.round(minutes / 60);
  return `About ${hours} ${hours === 1 ? 'hour' : 'hours'} left`;
};
