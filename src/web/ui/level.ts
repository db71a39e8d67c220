import { CircleCheck, CircleQuestionMark, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import type { RiskLevel } from '../../contract/risk.ts';
import {
  bandWords,
  isOpenVerdict,
  levelWords,
  openWord,
  type WordedVerdict,
} from '../../contract/verdict-words.ts';

export type Look = {
  word: string;
  range: string;
  icon: LucideIcon;
  /** Sets the colours of the level below it. */
  scope: string;
  /** Fills its band of a scale. */
  band: string;
  /** The band that it claims; null where the score lies in one that the verdict does not claim. */
  claims: RiskLevel | null;
};

const lookOf = (level: RiskLevel, icon: LucideIcon, scope: string, band: string): Look => ({
  word: levelWords[level],
  range: bandWords[level],
  icon,
  scope,
  band,
  claims: level,
});

/** Shape, word, range and colours of each level: colour alone never shows it. */
export const levelLooks: Record<RiskLevel, Look> = {
  safe: lookOf('safe', CircleCheck, 'v-safe', 'bg-band-safe'),
  suspicious: lookOf('suspicious', TriangleAlert, 'v-suspicious', 'bg-band-suspicious'),
  phishing: lookOf('phishing', OctagonX, 'v-phishing', 'bg-band-phishing'),
};

/** Neither green nor a tick: that would promise what the sentence beside it takes back. */
const openLook: Look = {
  ...levelLooks.safe,
  word: openWord,
  icon: CircleQuestionMark,
  scope: 'v-open',
  claims: null,
};

export const lookOfVerdict = (verdict: Pick<WordedVerdict, 'riskLevel' | 'isConclusive'>): Look =>
  isOpenVerdict(verdict) ? openLook : levelLooks[verdict.riskLevel];
