import { ArrowRight, CircleCheck } from 'lucide-react';
import type { Severity } from '../../../contract/risk.ts';
import type { ThreatView } from '../../lib/analysis-view.ts';
import { SeverityBadge } from '../../ui/badge.tsx';
import { cn } from '../../ui/cn.ts';
import { CountTag } from '../../ui/count-tag.tsx';
import { threatIcons } from './threat-icons.ts';

export const ThreatList = ({ threats }: { threats: readonly ThreatView[] }) => (
  <section className="min-w-0 px-4 py-5 sm:px-7 sm:py-[26px]">
    <h3 className="section-title flex items-center gap-2.5">
      Detected Threats {threats.length > 0 && <CountTag>{threats.length}</CountTag>}
    </h3>
    {threats.length === 0 ? (
      <p className="mt-3 flex items-center gap-2.5 text-text-2">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-safe" />
        No threats detected
      </p>
    ) : (
      <ol className="mt-2 grid">
        {threats.map((threat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is what identifies a threat on this card.
          <ThreatRow key={index} threat={threat} number={index + 1} />
        ))}
      </ol>
    )}
  </section>
);

const discLooks: Record<Severity, string> = {
  high: 'bg-phishing-tint text-phishing inset-ring-phishing',
  medium: 'bg-suspicious-tint text-suspicious inset-ring-suspicious',
  low: 'bg-surface-3 text-text-2 inset-ring-line-strong',
};

const ThreatRow = ({ threat, number }: { threat: ThreatView; number: number }) => {
  const Icon = threatIcons[threat.icon];
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3.5 border-line border-t py-4 first:border-t-0">
      <span
        aria-hidden="true"
        className={cn(
          '-mt-px inset-ring-[1.5px] grid size-[26px] place-items-center rounded-full font-[650] font-mono text-[13px]',
          'leading-none',
          discLooks[threat.severity],
        )}
      >
        {number}
      </span>
      <div className="grid gap-1">
        <div className="flex items-start justify-between gap-x-2.5 gap-y-2 max-sm:flex-col">
          <h4 className="flex gap-2 font-[620] leading-[1.35]">
            <Icon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0 stroke-[1.75] text-text-3" />
            {threat.title}
          </h4>
          <span className="flex shrink-0 items-center gap-2.5">
            <SeverityBadge severity={threat.severity} />
            {threat.score !== null && (
              <span className="whitespace-nowrap text-right font-[550] font-mono text-[13px] text-text-2 leading-none sm:min-w-[94px]">
                (+{threat.score} points)
              </span>
            )}
          </span>
        </div>
        {threat.description && <p className="text-[15px] text-text-2 leading-normal">{threat.description}</p>}
        {threat.recommendation && (
          <p className="mt-1 flex gap-2 text-[14.5px]">
            <ArrowRight aria-hidden="true" className="mt-[3px] size-4 shrink-0 text-tide" />
            {threat.recommendation}
          </p>
        )}
      </div>
    </li>
  );
};
