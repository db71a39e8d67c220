import { CircleCheck, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import type { RiskLevel } from '../../contract/risk.ts';
import { bandWords, levelWords } from '../../contract/verdict-words.ts';

type Look = {
  word: string;
  range: string;
  icon: LucideIcon;
  /** Sets the colours of the level below it. */
  scope: string;
  /** Fills its band of a scale. */
  band: string;
};

const lookOf = (level: RiskLevel, icon: LucideIcon, scope: string, band: string): Look => ({
  word: levelWords[level],
  range: bandWords[level],
  icon,
  scope,
  band,
});

/** Shape, word, range and colours of each level: colour alone never shows it. */
export const levelLooks: Record<RiskLevel, Look> = {
  safe: lookOf('safe', CircleCheck, 'v-safe', 'bg-band-safe'),
  suspicious: lookOf('suspicious', TriangleAlert, 'v-suspicious', 'bg-band-suspicious'),
  phishing: lookOf('phishing', OctagonX, 'v-phishing', 'bg-band-phishing'),
};
