import type { LookedUp, UnknownReason } from '../../contract/looked-up.ts';
import type { PopularityBand } from '../url/case.ts';

/** "12 years, 3 months", "5 days": no more precise than a reader needs. Null where the age is unknown. */
export const describeAge = (days: number | null): string | null => {
  if (days === null) return null;
  if (days < 1) return 'Less than a day';
  if (days < 60) return counted(days, 'day');
  const months = Math.floor(days / 30.44);
  const years = Math.floor(days / 365.25);
  if (years < 1) return counted(months, 'month');
  const rest = Math.min(11, Math.floor((days - years * 365.25) / 30.44));
  return rest === 0 ? counted(years, 'year') : `${counted(years, 'year')}, ${counted(rest, 'month')}`;
};

export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Why something is unknown, following the source that was asked: "The registry did not answer in time." */
export const unknownWords: Record<UnknownReason, string> = {
  timeout: 'did not answer in time',
  unreachable: 'could not be reached',
  refused: 'declined to answer',
  unreadable: 'gave an answer that could not be read',
  off: 'was not asked: outside lookups are switched off here',
};

const bandWords: Record<PopularityBand, string> = {
  'top-1k': '1,000',
  'top-10k': '10,000',
  'top-50k': '50,000',
  'top-100k': '100,000',
};

/** Null where there is no ranking to look in. */
export const describePopularity = (popularity: LookedUp<PopularityBand> | undefined): string | null => {
  if (popularity === undefined || popularity.state === 'unknown') return null;
  return popularity.state === 'known'
    ? `Among the ${bandWords[popularity.value]} most visited sites`
    : 'Not among the 100,000 most visited sites';
};
