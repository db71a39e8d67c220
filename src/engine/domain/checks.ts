import { type DomainPart, domainParts } from '../../contract/domain-facts.ts';
import type { Check } from '../../contract/explanation.ts';
import { defangHost } from '../text/defang.ts';
import { listsCheck } from '../url/lists-check.ts';
import type { DomainCase } from './case.ts';
import { ofAddresses, stateOf } from './outcome.ts';

const names: Record<DomainPart, { name: string; known: string; absent: string }> = {
  registration: { name: 'Registration', known: 'found', absent: 'it is not registered' },
  hosting: { name: 'Where it is hosted', known: 'found', absent: 'the domain has no address' },
  dns: { name: 'Records of the domain', known: 'read', absent: 'the domain has none' },
  mailSecurity: { name: 'Protection against forged mail', known: 'read', absent: 'there is none' },
  certificate: { name: 'Security certificate', known: 'seen', absent: 'no encrypted connection is offered' },
  blocklists: { name: 'Lists of reported abuse', known: 'asked', absent: 'there was no list to ask' },
  lookalikes: {
    name: 'Lookalikes of this domain',
    known: 'looked for',
    absent: 'none of those tried exists',
  },
};

/** The fixed list of checks for a domain or an address. */
export const domainChecks = ({ subject, facts, known, isTenant, name: registered }: DomainCase): Check[] => {
  if (subject.kind === 'internal')
    return [{ name: 'All outside lookups', state: 'not-possible', detail: subject.why }];
  const isDomain = subject.kind === 'domain';
  const { popularity } = known;
  const isRanked = popularity !== undefined && popularity.state !== 'unknown';
  const own: Check[] = [
    { name: 'Spelling of the domain', state: 'done', detail: 'compared with the brands we know' },
    {
      name: 'Popularity of the site',
      state: isRanked ? 'done' : 'not-possible',
      detail: isRanked
        ? `${popularity.state === 'known' ? '' : 'not '}among the 100,000 most visited`
        : 'could not be looked up',
    },
  ];
  return [
    ...(isDomain ? own : []),
    listsCheck([known]),
    ...domainParts
      .filter((part) => isDomain || ofAddresses.has(part))
      .map((part): Check => {
        const { state, detail } = stateOf(part, subject, facts);
        const { name, known: usual, absent } = names[part];
        const isProviders = part === 'registration' && isTenant;
        const found = isProviders ? `that of ${defangHost(registered)}, where anyone can get a name` : usual;
        if (state === 'unknown') return { name, state: 'not-possible', detail };
        return {
          name,
          state: 'done',
          detail: [state === 'known' ? found : absent, detail].filter(Boolean).join('; '),
        };
      }),
    { name: 'The pages themselves', state: 'not-possible', detail: 'sites are never opened' },
  ];
};
