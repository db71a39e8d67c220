import { CircleQuestionMark, type LucideIcon } from 'lucide-react';
import type { DomainRiskLevel } from '../../../contract/analyze-domain.ts';
import type { RiskLevel } from '../../../contract/risk.ts';
import { domainLevelWords } from '../../../contract/verdict-words.ts';
import { levelLooks } from '../../ui/level.ts';

type Look = {
  word: string;
  icon: LucideIcon;
  /** Null where nothing was judged: no colour, no place on the scale. */
  level: RiskLevel | null;
};

const lookOf = (domainLevel: DomainRiskLevel, level: RiskLevel): Look => ({
  word: domainLevelWords[domainLevel],
  icon: levelLooks[level].icon,
  level,
});

/** Colour, icon and place on the scale are those of a message's level. */
export const domainLevels: Record<DomainRiskLevel, Look> = {
  safe: lookOf('safe', 'safe'),
  suspicious: lookOf('suspicious', 'suspicious'),
  dangerous: lookOf('dangerous', 'phishing'),
  unknown: { word: domainLevelWords.unknown, icon: CircleQuestionMark, level: null },
};
