// The states of a registration, in one spelling whatever the source.

/** RFC 5731 2.3, RFC 3915 3.1, as people read them. */
const eppStatuses = `
  add period, auto renew period, client delete prohibited, client hold, client renew prohibited,
  client transfer prohibited, client update prohibited, inactive, ok, pending create, pending delete,
  pending renew, pending restore, pending transfer, pending update, redemption period, renew period,
  server delete prohibited, server hold, server renew prohibited, server transfer prohibited,
  server update prohibited, transfer period`
  .trim()
  .split(/,\s+/);

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
const eppByLetters = new Map(eppStatuses.map((status) => [lettersOf(status), status]));

/** No domain has more; a longer list is an attack on the page. */
const maxStatuses = 20;
const maxLength = 60;

/** `clientTransferProhibited https://icann.org/epp#...` and `client transfer prohibited` are the same, listed once. */
export const registrationStatuses = (values: readonly unknown[]): string[] => {
  const statuses = values
    .slice(0, 200)
    .filter((value) => typeof value === 'string')
    .flatMap((value) => value.slice(0, 1000).split(','))
    .map(statusOf)
    .filter((status) => status !== '' && status.length <= maxLength && !isNoStatus(status));
  return [...new Set(statuses)].slice(0, maxStatuses);
};

const statusOf = (text: string): string => {
  const words = text
    .replace(/\S*:\/\/\S*/g, ' ')
    .replace(/[([].*$/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
    .replace(/\s+--?\s.*$/, '')
    .replace(/\s+/g, ' ')
    .replace(/[.;\s]+$/, '')
    .trim();
  return eppByLetters.get(lettersOf(words)) ?? words.replace(/_/g, ' ').toLowerCase();
};

/** "Not available" means that the domain is taken: not a state of its registration. */
const isNoStatus = (status: string) => /^(?:not available|n\/?a|none|-+)$/.test(status);

/** Ways to write "not registered" in the place of a state. */
export const isFreeStatus = (status: string): boolean =>
  /^(?:free|available|is available|not registered|no object found|unassigned|available for registration)$/.test(
    status,
  );
