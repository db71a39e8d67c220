import { Info, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RiskLevel, Severity } from '../../contract/risk.ts';
import { cn } from './cn.ts';
import { lookOfVerdict } from './level.ts';

type LevelBadgeProps = { level: RiskLevel; isConclusive?: boolean | null };

export const LevelBadge = ({ level, isConclusive = null }: LevelBadgeProps) => {
  const { word, icon, scope } = lookOfVerdict({ riskLevel: level, isConclusive });
  return (
    <Badge icon={icon} className={cn(scope, 'bg-vt text-v')}>
      {word}
    </Badge>
  );
};

/** Low is not green: a low risk is not the same as safe. */
const severityLooks: Record<Severity, { word: string; icon: LucideIcon; className: string }> = {
  high: { word: 'High Risk', icon: OctagonX, className: 'bg-phishing-tint text-phishing' },
  medium: { word: 'Medium Risk', icon: TriangleAlert, className: 'bg-suspicious-tint text-suspicious' },
  low: { word: 'Low Risk', icon: Info, className: 'bg-surface-3 text-text-2' },
};

type SeverityBadgeProps = {
  severity: Severity;
  /** Shown beside the word: 'High Risk • 27 points'. */
  points?: number | null;
};

export const SeverityBadge = ({ severity, points = null }: SeverityBadgeProps) => {
  const { word, icon, className } = severityLooks[severity];
  return (
    <Badge icon={icon} className={className}>
      {points === null ? word : `${word} • ${points} points`}
    </Badge>
  );
};

type Props = { icon: LucideIcon; className?: string | undefined; children: ReactNode };

// In forced colours the fill disappears and the transparent border becomes a visible outline.
export const Badge = ({ icon: Icon, className, children }: Props) => (
  <span
    className={cn(
      'inline-flex items-center gap-1.5 whitespace-nowrap rounded-chip border base:border-transparent px-2 py-1.5',
      'font-semibold text-xs leading-none',
      className,
    )}
  >
    <Icon aria-hidden="true" className="size-3.5 stroke-2" />
    {children}
  </span>
);
