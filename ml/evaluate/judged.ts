import { levelOf, type RiskLevel } from '../../src/contract/index.ts';
import { familyCeiling } from '../../src/engine/training.ts';

/** The engine's verdict on one item, and what its parts would have decided alone. */
export type Judged = {
  riskScore: number;
  ruleScore: number;
  /** Null without a prediction: no model was loaded, the text is no link, or the link shows nothing of who is behind it. */
  probability: number | null;
  /** The score that the model alone would give. */
  wantedScore: number;
  /** What the rules saw, with their points before ceilings. */
  found: [type: string, points: number][];
};

/** Which part of the engine decides. */
export const ablations = ['rules only', 'model only', 'rules and model'] as const;
export type Ablation = (typeof ablations)[number];

export type Outcome = {
  level: RiskLevel;
  /** Higher is worse. Whole-number scores tie often; the model's probability breaks the tie. */
  rank: number;
};

/** No prediction counts neither for nor against. */
const unknown = 0.5;

export const outcomeOf = (judged: Judged, ablation: Ablation = 'rules and model'): Outcome => {
  const { riskScore, ruleScore, probability, wantedScore } = judged;
  switch (ablation) {
    case 'rules only':
      return { level: levelOf(ruleScore), rank: ruleScore };
    case 'model only':
      return { level: levelOf(modelScore(wantedScore)), rank: probability ?? unknown };
    case 'rules and model':
      return { level: levelOf(riskScore), rank: riskScore + (probability ?? unknown) };
  }
};

/** Without a rule beside it a model reaches its family's ceiling, and no more. */
export const modelScore = (wantedScore: number): number =>
  Math.min(familyCeiling.model, Math.round(wantedScore));

export const isFlagged = (judged: Judged): boolean => outcomeOf(judged).level !== 'safe';
export const isCalledPhishing = (judged: Judged): boolean => outcomeOf(judged).level === 'phishing';
