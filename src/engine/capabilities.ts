import { type Family, familyCeiling } from './detector.ts';
import { domainDetectors } from './detectors/domain/index.ts';
import { mailDetectors } from './detectors/mail/index.ts';
import { wordingDetectors } from './detectors/mail/wording.ts';
import { pictureDetectors } from './detectors/picture/index.ts';
import { urlDetectors } from './detectors/url/index.ts';
import { mailFeatures } from './features/mail-features.ts';
import { urlFeatures } from './features/url-features.ts';

const familyTitles: Record<Family, string> = {
  imitation: 'Borrowed names and lookalike domains',
  address: 'Suspicious hosts and addresses',
  destination: 'Deceptive links and redirects',
  reputation: 'Known phishing and young domains',
  model: 'What the trained models recognise',
  sender: 'Forged and disguised senders',
  wording: 'Pressure, bait and requests for secrets',
  attachments: 'Dangerous attachments',
  structure: 'Hidden text and other disguises',
  interface: 'Forms, false windows and alerts in pictures',
  upkeep: 'Neglected domains and mail that can be forged',
};

/** How many detectors look for each kind of trick; a kind that none looks for is left out. */
export const detectorFamilies = (): { family: Family; title: string; count: number }[] => {
  const all = [
    ...urlDetectors,
    ...mailDetectors,
    ...wordingDetectors,
    ...pictureDetectors,
    ...domainDetectors,
  ];
  return (Object.keys(familyCeiling) as Family[])
    .map((family) => ({
      family,
      title: familyTitles[family],
      count: all.filter((detector) => detector.family === family).length,
    }))
    .filter(({ count }) => count > 0);
};

/** Every number the models read, with its meaning in plain words. */
export const modelFeatures = (): { id: string; title: string; model: string }[] => [
  ...urlFeatures.map(({ id, title }) => ({ id, title, model: 'url' })),
  ...mailFeatures.map(({ id, title }) => ({ id, title, model: 'mail' })),
];
