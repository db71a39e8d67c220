import { type ReactNode, useState } from 'react';
import type { MlInsights } from '../../../contract/ml-insights.ts';
import { serverMessageOf } from '../../lib/api.ts';
import { RetryCard } from '../../ui/retry-card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FeaturesTab } from './features-tab.tsx';
import { InsightsSkeleton } from './insights-skeleton.tsx';
import { LiveDemo } from './live-demo.tsx';
import { Overview } from './overview.tsx';
import { useMlInsights } from './use-ml-insights.ts';
import { UserStats } from './user-stats.tsx';

type TabId = 'overview' | 'features' | 'live-demo' | 'stats';
type Props = { onSignIn: () => void; onLeave: () => void };

/** The content of the dialog. It exists only while the dialog is open, so the server is not asked before. */
export const MlEngineTabs = ({ onSignIn, onLeave }: Props) => {
  const [tab, setTab] = useState<TabId>('overview');
  const insights = useMlInsights();
  const [isBack, setIsBack] = useState(false);

  const open = (next: TabId, isReturn = false) => {
    setIsBack(isReturn);
    setTab(next);
  };

  const shown = (content: (loaded: MlInsights) => ReactNode) => {
    if (insights.isError)
      return (
        <RetryCard
          title="The engine’s figures could not be loaded"
          text={serverMessageOf(insights.error) ?? 'Please check your connection and try again.'}
          headingLevel="h3"
          onRetry={() => void insights.refetch()}
        />
      );
    if (insights.isPending) return <InsightsSkeleton />;
    return content(insights.data);
  };

  return (
    <Tabs
      label="ML Engine"
      value={tab}
      onValueChange={(value) => open(value as TabId)}
      contentClassName="pt-5"
      tabs={[
        {
          id: 'overview',
          label: 'Overview',
          content: shown((loaded) => (
            <Overview
              insights={loaded}
              isBackFromStats={isBack}
              onStats={() => open('stats')}
              onLeave={onLeave}
            />
          )),
        },
        {
          id: 'features',
          label: 'Features',
          content: shown((loaded) => <FeaturesTab insights={loaded} />),
        },
        {
          id: 'live-demo',
          label: 'Live Demo',
          content: shown(({ sampleAnalysis }) => <LiveDemo sample={sampleAnalysis} />),
        },
        {
          id: 'stats',
          label: 'Stats',
          hasTrigger: false,
          content: shown(({ userStats }) => (
            <UserStats stats={userStats ?? null} onSignIn={onSignIn} onBack={() => open('overview', true)} />
          )),
        },
      ]}
    />
  );
};
