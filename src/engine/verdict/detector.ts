import type { Severity, ThreatIcon } from '../../contract/risk.ts';
import { mostModelPoints } from '../../contract/scoring.ts';
import type { Threat } from '../../contract/threat.ts';
import type { Span } from '../text/span.ts';
import { type Certainty, floorOf, proofSentence } from './certainty.ts';

/**
 * A family shares a ceiling, so that many weak findings of one kind cannot convict alone. Set by hand: no family reaches
 * the phishing band (71) on its own except reputation, where the evidence is a confirmed report.
 */
export const familyCeiling = {
  /** Another's name is imitated: lookalike domains, brand words on other hosts. */
  imitation: 65,
  /** What the address itself looks like and where it is hosted. */
  address: 45,
  /** What the path, the query and the redirects give away. */
  destination: 40,
  /** What others have reported or registered: known lists, registration, certificate. */
  reputation: 95,
  /** The trained model's prediction. */
  model: mostModelPoints,
  sender: 60,
  wording: 45,
  attachments: 65,
  structure: 30,
  /** What a picture asks for, and what it is made to look like. */
  interface: 65,
  /** What an owner has neglected; `domain/conclude.ts` explains why it never convicts. */
  upkeep: 20,
} as const;
export type Family = keyof typeof familyCeiling;

/**
 * A detector looks for one warning sign. It reads a parsed input and returns its evidence: nothing, or one entry per
 * sighting, the clearest first. Points count once per detector, however many sightings there are.
 */
export type Detector<Input, Evidence> = {
  id: string;
  family: Family;
  title: string;
  /** The most it can count; the detector's file says where the points come from. */
  points: number;
  /** For partial evidence: how many of the points this sighting deserves. All of them when left out. */
  weigh?: (evidence: Evidence) => number;
  /** Weak when left out. What is strong or proof was measured on legitimate input first: docs/decisions/0028-certainty.md. */
  certainty?: Certainty | ((evidence: Evidence) => Certainty);
  severity: Severity;
  icon: ThreatIcon;
  find: (input: Input) => Evidence[];
  /** Where the shown message contains this sighting; nowhere when left out. */
  where?: (evidence: Evidence, input: Input) => Span[];
  describe: (evidence: Evidence) => string;
  recommendation: string;
  /** Where the advice depends on what was seen. */
  advise?: (evidence: Evidence) => string;
};

export type Finding = Threat & { family: Family; certainty: Certainty; spans: Span[] };

/** More marks of one kind than this only make a message harder to read. */
const maxSpans = 12;

/** A detector as the lists hold it: the evidence type stays private to its file. */
export type ListedDetector<Input> = Pick<
  Detector<Input, never>,
  'id' | 'family' | 'title' | 'points' | 'severity' | 'icon' | 'recommendation'
> & { run: (input: Input) => Finding | null };

/** Defines the detectors of one family. `find` comes before what reads its evidence, so that the compiler knows its type. */
export const detectorOf =
  <Input>(family: Family) =>
  <Evidence>(definition: Omit<Detector<Input, Evidence>, 'family'>): ListedDetector<Input> =>
    detector({ family, ...definition });

export const detector = <Input, Evidence>(d: Detector<Input, Evidence>): ListedDetector<Input> => ({
  id: d.id,
  family: d.family,
  title: d.title,
  points: d.points,
  severity: d.severity,
  icon: d.icon,
  recommendation: d.recommendation,
  run: (input) => {
    const sightings = d.find(input);
    const [first] = sightings;
    if (first === undefined) return null;
    const points = Math.min(d.points, Math.round(d.weigh?.(first) ?? d.points));
    if (points <= 0) return null;
    const certainty = typeof d.certainty === 'function' ? d.certainty(first) : (d.certainty ?? 'weak');
    const description = d.describe(first);
    return {
      type: d.id,
      family: d.family,
      certainty,
      title: d.title,
      description: certainty === 'proof' ? `${description} ${proofSentence}` : description,
      severity: d.severity,
      score: points,
      icon: d.icon,
      recommendation: d.advise?.(first) ?? d.recommendation,
      spans: sightings.flatMap((sighting) => d.where?.(sighting, input) ?? []).slice(0, maxSpans),
    };
  },
});

/** One finding of several by the same detector: the words of the most certain, the points of the heaviest. */
export const mostCertain = (a: Finding, b: Finding): Finding => {
  const isFirst = floorOf([a]) > floorOf([b]) || (floorOf([a]) === floorOf([b]) && a.score >= b.score);
  return { ...(isFirst ? a : b), score: Math.max(a.score, b.score) };
};

/** Evidence that no likeness to legitimate input outweighs. */
export const isReport = ({ family }: Finding): boolean => family === 'reputation';

/** An imitation without a plausible innocent explanation. */
export const isClearImitation = ({ family, severity }: Finding): boolean =>
  family === 'imitation' && severity === 'high';
