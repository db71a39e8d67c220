import { CircleCheck, CircleQuestionMark, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import type { DomainRiskLevel } from '../../../contract/analyze-domain.ts';
import type { RiskLevel } from '../../../contract/risk.ts';

type Look = {
  word: string;
  icon: LucideIcon;
  /** Null where nothing was judged: no colour, no place on the scale. */
  level: RiskLevel | null;
};

/** A domain is called dangerous where a message is called phishing; colour and place on the scale are the same. */
export const domainLevels: Record<DomainRiskLevel, Look> = {
  safe: { word: 'Safe', icon: CircleCheck, level: 'safe' },
  suspicious: { word: 'Suspicious', icon: TriangleAlert, level: 'suspicious' },
  dangerous: { word: 'Dangerous', icon: OctagonX, level: 'phishing' },
  unknown: { word: 'Unknown', icon: CircleQuestionMark, level: null },
};
