import { CircleCheck, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import type { RiskLevel } from '../../contract/risk.ts';
import { bandWords, levelWords } from '../../contract/verdict-words.ts';

type LevelLook = { word: string; range: string; icon: LucideIcon; scope: string; band: string };

/** Icon, word, range and colour scope of each level: a level is never shown by colour alone. */
export const levelLooks: Record<RiskLevel, LevelLook> = {
  safe: {
    word: levelWords.safe,
    range: bandWords.safe,
    icon: CircleCheck,
    scope: 'v-safe',
    band: 'bg-band-safe',
  },
  suspicious: {
    word: levelWords.suspicious,
    range: bandWords.suspicious,
    icon: TriangleAlert,
    scope: 'v-suspicious',
    band: 'bg-band-suspicious',
  },
  phishing: {
    word: levelWords.phishing,
    range: bandWords.phishing,
    icon: OctagonX,
    scope: 'v-phishing',
    band: 'bg-band-phishing',
  },
};
