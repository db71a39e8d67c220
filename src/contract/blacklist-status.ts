/**
 * What the lists say about a domain. `clean`: a list of less than a week was asked and does not have it. `not-listed`: only older
 * ones were. Half of all phishing sites live for less than a day, so an old list says nothing about today.
 */
export const blacklistStatuses = ['blacklisted', 'clean', 'not-listed', 'not-checked'] as const;
type BlacklistStatus = (typeof blacklistStatuses)[number];

/** A list is fresh while it is less than so many days old. */
export const freshListDays = 7;

type Standing = { status: BlacklistStatus; asOf: string | null };

/** `asOf` is the day of the newest list that was asked, as it is shown. */
export const blacklistWords = ({ status, asOf }: Standing): string => {
  if (status === 'blacklisted') return 'Blacklisted';
  if (status === 'clean') return 'Clean';
  if (status === 'not-checked') return 'Not checked';
  return asOf === null ? 'Not listed' : `Not listed as of ${asOf}`;
};
