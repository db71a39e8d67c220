import type { Feature } from '../../inference/feature.ts';
import type { Finding } from '../../verdict/detector.ts';
import type { MailCase } from '../case.ts';

/** One message as the model sees it: its case, what the rules found in it, and what the other models predict. */
export type MailFeatureInput = {
  mail: MailCase;
  /** What the rules saw in this message, before ceilings. */
  findings: Finding[];
  /** The highest probability that the link model gives to any link; NaN without links or without that model. */
  linkProbability: number;
  /** The logit of the word model; NaN without it. */
  textLogit: number;
};

export type MailFeature = Feature<MailFeatureInput>;

/*
 * What a feature must not see, because it reveals which collection a training message came from rather than what it
 * is: whether transport headers (Received, Authentication-Results, signatures) are there at all, dates, recipients,
 * mail programs, whether there is an HTML part. Features that rest on such headers are therefore one-sided: 1 where
 * they count against the message, and 0 both where they are fine and where they are missing.
 */

export const yes = (statement: boolean): number => (statement ? 1 : 0);

export const shareOf = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole);

/** Whether the rules found one of these. */
export const hasFinding =
  (...types: string[]) =>
  ({ findings }: MailFeatureInput): number =>
    yes(findings.some(({ type }) => types.includes(type)));

/** Computes once per key, for as long as the key lives: many features ask for the same reading. */
export const oncePer = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const held = known.get(key) ?? { value: compute(key) };
    known.set(key, held);
    return held.value;
  };
};
