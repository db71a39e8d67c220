import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Severity } from '../../contract/risk.ts';
import { AddressText } from './address-text.tsx';
import { cn } from './cn.ts';

/** A numbered list of `ThreatItem`. */
export const ThreatList = ({ children }: { children: ReactNode }) => (
  <ol className="@container/threats mt-2 grid">{children}</ol>
);

type Props = Omit<ComponentProps<'li'>, 'title'> & {
  title: ReactNode;
  /** How grave it is, and how many points it adds. */
  badge: ReactNode;
  description: string;
  recommendation?: string;
  /** The number of the threat, in a `ThreatNumber` or a button that looks like one. */
  marker: ReactNode;
};

/** What was seen, how grave it is, where, and what to do about it; `children` follow. */
export const ThreatItem = ({
  title,
  badge,
  description,
  recommendation = '',
  marker,
  children,
  ...item
}: Props) => (
  <li
    {...item}
    className="grid grid-cols-lead gap-x-3.5 border-line border-t py-4 first:border-t-0 last:pb-0"
  >
    {marker}
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-x-2.5 gap-y-2 @max-lg/threats:flex-col">
        <h4 className="flex gap-2 font-semibold leading-snug">{title}</h4>
        <span className="flex shrink-0 items-center gap-2.5">{badge}</span>
      </div>
      {description && (
        <p className="text-sm text-text-2">
          <AddressText text={description} />
        </p>
      )}
      {recommendation && (
        <p className="mt-1 flex gap-2 text-sm">
          <ArrowRight aria-hidden="true" className="mt-1 size-4 shrink-0 text-tide" />
          {recommendation}
        </p>
      )}
      {children}
    </div>
  </li>
);

const numberLooks: Record<Severity, string> = {
  high: 'bg-phishing-tint text-phishing inset-ring-phishing',
  medium: 'bg-suspicious-tint text-suspicious inset-ring-suspicious',
  low: 'bg-surface-3 text-text-2 inset-ring-line-strong',
};

export const threatNumberClass = (severity: Severity) =>
  cn(
    '-mt-px inset-ring-2 relative grid size-6.5 place-items-center rounded-full font-semibold font-mono text-xs',
    'leading-none',
    numberLooks[severity],
  );

type NumberProps = { severity: Severity; children: number };

export const ThreatNumber = ({ severity, children }: NumberProps) => (
  <span aria-hidden="true" className={threatNumberClass(severity)}>
    {children}
  </span>
);
