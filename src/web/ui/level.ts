import { CircleCheck, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import type { RiskLevel } from '../../contract/risk.ts';

/** Shape, word, range and colour scope of each level: a level is never told by colour alone. */
export const levelLooks: Record<RiskLevel, { word: string; range: string; icon: LucideIcon; scope: string }> =
  {
    safe: { word: 'Safe', range: 'Safe (0-20)', icon: CircleCheck, scope: 'v-safe' },
    suspicious: {
      word: 'Suspicious',
      range: 'Suspicious (21-70)',
      icon: TriangleAlert,
      scope: 'v-suspicious',
    },
    phishing: { word: 'Phishing', range: 'Phishing (71-100)', icon: OctagonX, scope: 'v-phishing' },
  };
