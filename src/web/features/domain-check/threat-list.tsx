import { ArrowRight } from 'lucide-react';
import type { DomainResult } from '../../../contract/analyze-domain.ts';
import type { Severity } from '../../../contract/risk.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { SeverityBadge } from '../../ui/badge.tsx';
import { cn } from '../../ui/cn.ts';

const discLooks: Record<Severity, string> = {
  high: 'bg-phishing-tint text-phishing inset-ring-phishing',
  medium: 'bg-suspicious-tint text-suspicious inset-ring-suspicious',
  low: 'bg-surface-3 text-text-2 inset-ring-line-strong',
};

export const ThreatList = ({ threats }: { threats: DomainResult['threats'] }) => (
  <ol className="grid">
    {threats.map(({ type, severity, description, recommendation }, index) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: the number is what identifies a threat here.
        key={index}
        className="grid grid-cols-lead gap-x-3.5 border-line border-t py-4 first:border-t-0 last:pb-0"
      >
        <span
          aria-hidden="true"
          className={cn(
            '-mt-px inset-ring-2 grid size-6.5 place-items-center rounded-full font-semibold font-mono text-xs leading-none',
            discLooks[severity],
          )}
        >
          {index + 1}
        </span>
        <div className="grid gap-1">
          <div className="flex items-start justify-between gap-x-2.5 gap-y-2 max-sm:flex-col">
            <h4 className="capitalised font-semibold leading-snug">{type}</h4>
            <SeverityBadge severity={severity} />
          </div>
          <p className="text-sm text-text-2">
            <AddressText text={description} />
          </p>
          <p className="mt-1 flex gap-2 text-sm">
            <ArrowRight aria-hidden="true" className="mt-1 size-4 shrink-0 text-tide" />
            {recommendation}
          </p>
        </div>
      </li>
    ))}
  </ol>
);
