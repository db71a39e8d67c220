import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { UrlCase } from '../case.ts';

const freshDays = 30;
const youngDays = 120;

/** Most phishing domains are used within days of being registered. An unknown age says nothing. */
export const reputationNewDomain = detector({
  id: 'reputation-new-domain',
  family: 'reputation',
  title: 'Domain registered recently',
  points: 30,
  severity: 'high',
  icon: 'Calendar',
  recommendation: 'Do not enter anything. An established company does not use a domain this young.',
  weigh: ({ ageInDays }) => (ageInDays <= freshDays ? 30 : 15),
  find: ({ facts, url, isEstablished }: UrlCase) =>
    facts.registration?.state === 'known' && facts.registration.value.ageInDays <= youngDays && !isEstablished
      ? [{ ageInDays: facts.registration.value.ageInDays, domain: url.registrableDomain ?? url.host }]
      : [],
  describe: ({ ageInDays, domain }) =>
    `${defangHost(domain)} was registered ${ageInDays === 0 ? 'today' : ageInDays === 1 ? 'yesterday' : `${ageInDays} days ago`}.`,
});
