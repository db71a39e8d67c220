import { brandFeatures } from './brand-features.ts';
import type { MailFeature } from './input.ts';
import { linkFeatures } from './link-features.ts';
import { ruleFeatures } from './rule-features.ts';
import { senderFeatures } from './sender-features.ts';
import { textFeatures } from './text-features.ts';
import { wordingFeatures } from './wording-features.ts';

export type { MailFeatureInput } from './input.ts';

/** Everything the message model sees, in the order its weights are stored in. */
export const mailFeatures: readonly MailFeature[] = [
  ...brandFeatures,
  ...senderFeatures,
  ...linkFeatures,
  ...wordingFeatures,
  ...textFeatures,
  ...ruleFeatures,
  {
    id: 'link-probability',
    title: 'how dangerous its most suspicious link looks to the link model',
    read: ({ linkProbability }) => linkProbability,
    describe: ({ linkProbability }) =>
      linkProbability > 0.5
        ? 'a link looks like known phishing addresses'
        : 'how dangerous its most suspicious link looks to the link model',
  },
  {
    id: 'text-logit',
    title: 'how its words compare with those of known lures',
    read: ({ textLogit }) => textLogit,
    describe: ({ textLogit }) =>
      textLogit > 0
        ? 'its wording resembles that of known lures'
        : 'how its words compare with those of known lures',
  },
];
