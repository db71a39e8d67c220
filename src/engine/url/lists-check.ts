import { freshListDays } from '../../contract/blacklist-status.ts';
import type { Check } from '../../contract/explanation.ts';
import type { UrlFacts } from './case.ts';

/** Whether the known-phishing lists contain a link of the submission, and how old they are. */
export const listsCheck = (facts: readonly UrlFacts[]): Check => {
  const name = 'Known phishing lists';
  const asked = facts.filter(({ knownPhishing }) => knownPhishing && knownPhishing.state !== 'unknown');
  if (facts.length === 0) return { name, state: 'done', detail: 'there is no link to look up' };
  if (asked.length === 0) return { name, state: 'not-possible', detail: 'the lists were not available' };
  const known = asked.map(({ knownPhishing }) => knownPhishing).find((fact) => fact?.state === 'known');
  const lists = asked.find((one) => one.lists)?.lists;
  if (known?.state === 'known') {
    return { name, state: 'done', detail: `listed by ${known.value.source} on ${known.value.listedOn}` };
  }
  const isOld = lists !== undefined && lists.ageInDays >= freshListDays;
  return {
    name,
    state: isOld ? 'out-of-date' : 'done',
    detail: `not listed${lists ? ` as of ${lists.listedOn}` : ''}${isOld ? ` (${lists.ageInDays} days old)` : ''}`,
  };
};
