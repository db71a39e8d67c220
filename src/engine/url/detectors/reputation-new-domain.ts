import { defangHost } from '../../text/defang.ts';
import { reputationDetector } from './define.ts';

const freshDays = 30;
const youngDays = 120;

/** Most phishing domains are used within days of being registered. An unknown age says nothing. */
export const reputationNewDomain = reputationDetector({
  id: 'reputation-new-domain',
  title: 'Domain registered recently',
  points: 30,
  severity: 'high',
  icon: 'Calendar',
  recommendation: 'Do not enter anything. An established company does not use a domain this young.',
  find: ({ facts, url, isEstablished }) =>
    facts.registration?.state === 'known' && facts.registration.value.ageInDays <= youngDays && !isEstablished
      ? [{ ageInDays: facts.registration.value.ageInDays, domain: url.registrableDomain ?? url.host }]
      : [],
  weigh: ({ ageInDays }) => (ageInDays <= freshDays ? 30 : 15),
  describe: ({ ageInDays, domain }) =>
    `${defangHost(domain)} was registered ${ageInDays === 0 ? 'today' : ageInDays === 1 ? 'yesterday' : `${ageInDays} days ago`}.`,
});
