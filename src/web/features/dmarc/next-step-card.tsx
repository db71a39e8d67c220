import { CircleCheck, Hourglass, type LucideIcon, MoveRight, Wrench } from 'lucide-react';
import type { DmarcDomain, DmarcPolicy } from '../../../contract/dmarc.ts';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Tag } from '../../ui/tag.tsx';

const icons: Record<DmarcDomain['next']['kind'], LucideIcon> = {
  wait: Hourglass,
  fix: Wrench,
  change: MoveRight,
  reached: CircleCheck,
};

/** The rule of the domain as it is, and what to do next on the way to the strictest. */
export const NextStepCard = ({ domain: { policy, next } }: { domain: DmarcDomain }) => {
  const Icon = icons[next.kind];
  return (
    <Card className="grid gap-3 p-card">
      <h2 className="section-title">What to do next</h2>
      <div className="flex items-start gap-3.5 rounded-r-control border-tide border-l-3 bg-tide-wash px-5 py-3.5">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-tide" />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{next.title}</p>
          <p className="wrap-anywhere mt-1 max-w-measure text-sm text-text-2">{next.text}</p>
          {next.record && (
            <p className="mt-2.5 flex items-center gap-2">
              <Tag>{next.record}</Tag>
              <CopyButton text={next.record} what={next.record} hasLabel />
            </p>
          )}
        </div>
      </div>
      <p className="text-sm text-text-2">
        The rule now, by the newest report: <span className="evidence text-text">{ruleInWords(policy)}</span>
      </p>
    </Card>
  );
};

const ruleInWords = ({ policy, subdomains, percent }: DmarcPolicy): string =>
  [`p=${policy}`, subdomains && `sp=${subdomains}`, percent < 100 && `pct=${percent}`]
    .filter(Boolean)
    .join('; ');
