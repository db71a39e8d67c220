import { levelOf, type RiskLevel } from '../../src/contract/index.ts';
import { familyCeiling } from '../../src/engine/training.ts';

/** What the engine said of one item, and what its parts would have said alone. */
export type Judged = {
  riskScore: number;
  ruleScore: number;
  /** Null where no model spoke: none was loaded, the text is no link, or the link shows nothing of who is behind it. */
  probability: number | null;
  /** What the model alone would have the score come to. */
  wantedScore: number;
  /** What the rules saw, with their points before ceilings. */
  found: [type: string, points: number][];
};

/** Which part of the engine is listened to. */
export const voices = ['rules only', 'model only', 'rules and model'] as const;
export type Voice = (typeof voices)[number];

export type Said = {
  level: RiskLevel;
  /** Higher is worse. The whole numbers of a score tie often; the model's probability says which of a tie is worse. */
  rank: number;
};

/** Silence speaks neither for nor against. */
const unknown = 0.5;

export const said = (judged: Judged, voice: Voice = 'rules and model'): Said => {
  const { riskScore, ruleScore, probability, wantedScore } = judged;
  switch (voice) {
    case 'rules only':
      return { level: levelOf(ruleScore), rank: ruleScore };
    case 'model only':
      return { level: levelOf(modelScore(wantedScore)), rank: probability ?? unknown };
    case 'rules and model':
      return { level: levelOf(riskScore), rank: riskScore + (probability ?? unknown) };
  }
};

/** Without a rule beside it a model reaches what its family may count, and no more. */
export const modelScore = (wantedScore: number): number =>
  Math.min(familyCeiling.model, Math.round(wantedScore));

export const isFlagged = (judged: Judged): boolean => said(judged).level !== 'safe';
