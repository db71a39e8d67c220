import { domainDetectors } from './domain/detectors/index.ts';
import { mailDetectors } from './mail/detectors/index.ts';
import { wordingDetectors } from './mail/detectors/wording.ts';
import { mailFeatures } from './mail/features/index.ts';
import { pictureDetectors } from './picture/detectors/index.ts';
import { urlDetectors } from './url/detectors/index.ts';
import { urlFeatures } from './url/features.ts';
import { type Family, familyCeiling } from './verdict/detector.ts';

const familyTitles: Record<Family, string> = {
  imitation: 'Imitated brands and lookalike domains',
  address: 'Suspicious hosts and addresses',
  destination: 'Deceptive links and redirects',
  reputation: 'Known phishing and young domains',
  model: 'What the trained models recognise',
  sender: 'Forged and disguised senders',
  wording: 'Pressure, bait and requests for secrets',
  attachments: 'Dangerous attachments',
  structure: 'Hidden text and other disguises',
  interface: 'Forms, fake windows and alerts in pictures',
  upkeep: 'Neglected domains and mail that can be forged',
};

/** How many detectors each family has; an empty family is left out. */
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

/** Every feature the models read, described in plain words. */
export const modelFeatures = (): { id: string; title: string; model: string }[] => [
  ...urlFeatures.map(({ id, title }) => ({ id, title, model: 'url' })),
  ...mailFeatures.map(({ id, title }) => ({ id, title, model: 'mail' })),
];
