import { ChartNoAxesColumn, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { mayAdminister, useCurrentUser } from '../lib/current-user.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { showToast } from '../ui/toast-store.ts';

const tabs = [
  {
    id: 'users',
    label: 'User Management',
    content: (
      <EmptyState
        icon={Users}
        headingLevel="h2"
        title="User management is not built yet"
        text="Listing, adding and changing users will be possible here."
      />
    ),
  },
  {
    id: 'analytics',
    label: 'Analytics',
    content: (
      <EmptyState
        icon={ChartNoAxesColumn}
        headingLevel="h2"
        title="Analytics are not built yet"
        text="Users, analyses and risk levels will be counted here."
      />
    ),
  },
];

/** For admins and the owner. The server guards its calls itself; this only spares others an empty page. */
export const Admin = () => {
  const user = useCurrentUser();
  const [, navigate] = useLocation();
  const [tab, setTab] = useState('users');
  const isRefused = !user.isPending && !mayAdminister(user.data);

  useEffect(() => {
    if (!isRefused) return;
    showToast({ title: 'Access Denied', description: 'Admin privileges required', tone: 'fault' });
    navigate('/', { replace: true });
  }, [isRefused, navigate]);

  if (isRefused) return null;
  return (
    <div className="wrap pt-11 pb-[72px]">
      <h1 className="text-[30px] sm:text-[38px]">Admin Console</h1>
      <Card className="mt-7">
        {user.isPending ? (
          <SkeletonArea className="grid gap-4 p-6">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-40" />
          </SkeletonArea>
        ) : (
          <Tabs label="Admin Console" tabs={tabs} value={tab} onValueChange={setTab} />
        )}
      </Card>
    </div>
  );
};
