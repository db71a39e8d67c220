import { ArrowLeft, LogIn } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { UserStats as Stats } from '../../../contract/ml-insights.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StatGrid } from './fact-list.tsx';
import { formatNumber } from './figures.ts';

type Props = {
  /** Null for guests. */
  stats: Stats | null;
  onSignIn: () => void;
  onBack: () => void;
};

/** Has no tab of its own: a button of the overview leads here. */
export const UserStats = ({ stats, onSignIn, onBack }: Props) => {
  const top = useRef<HTMLDivElement>(null);
  // The button that led here is gone; the keyboard continues in the panel that took its place.
  useEffect(() => top.current?.closest<HTMLElement>('[role=tabpanel]')?.focus(), []);
  return (
    <div ref={top} className="grid gap-4">
      {stats ? (
        <>
          <h3 className="section-title">Your statistics</h3>
          <StatGrid
            className="grid-cols-2 sm:grid-cols-3"
            facts={[
              { label: 'Total analyses', value: formatCount(stats.totalAnalyses) },
              {
                label: 'ML-enhanced analyses',
                value: formatCount(stats.mlEnhancedAnalyses),
                note: 'messages, links and pictures',
              },
              {
                label: 'Average confidence',
                value: stats.averageConfidence === null ? '—' : `${formatNumber(stats.averageConfidence)}%`,
                note: 'how sure the models were of their own calls',
              },
              {
                label: 'High risk detected',
                value: formatCount(stats.highRiskDetected),
                note: 'with a high-risk finding',
              },
              {
                label: 'Phishing prevented',
                value: formatCount(stats.phishingPrevented),
                note: 'judged as phishing',
              },
            ]}
          />
        </>
      ) : (
        <EmptyState
          icon={LogIn}
          title="Login to View Your Stats"
          text="What you have checked, and what was found."
          action={
            <Button look="primary" onClick={onSignIn}>
              Sign In
            </Button>
          }
          className="rounded-inner border border-line"
        />
      )}
      <div>
        <Button look="ghost" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          Back to the overview
        </Button>
      </div>
    </div>
  );
};
