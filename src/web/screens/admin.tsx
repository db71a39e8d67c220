import { Activity, Users } from 'lucide-react';
import { useState } from 'react';
import { Analytics } from '../features/admin/analytics.tsx';
import { UserManagement } from '../features/admin/user-management.tsx';
import { mayAdminister, useCurrentUser } from '../lib/current-user.ts';
import { Card } from '../ui/card.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useAccessGuard } from './use-access-guard.ts';

/** For admins and the owner. The server guards its calls itself; this spares others an empty page. */
export const Admin = () => {
  const user = useCurrentUser();
  const [tab, setTab] = useState('users');
  const [isForbidden, setIsForbidden] = useState(false);
  const isDenied = isForbidden || (!user.isPending && !mayAdminister(user.data));
  useAccessGuard(isDenied, 'Admin privileges required');
  if (isDenied) return null;
  return (
    <div className="wrap pt-11 pb-section">
      <h1>Admin Console</h1>
      <div className="mt-5">
        {user.isPending ? (
          <SkeletonArea className="grid gap-5">
            <Skeleton className="h-5 w-1/3" />
            <Card className="h-60" />
          </SkeletonArea>
        ) : (
          <Tabs
            label="Admin Console"
            value={tab}
            onValueChange={setTab}
            contentClassName="pt-7"
            tabs={[
              {
                id: 'users',
                label: 'User Management',
                icon: Users,
                content: <UserManagement onForbidden={() => setIsForbidden(true)} />,
              },
              { id: 'analytics', label: 'Analytics', icon: Activity, content: <Analytics /> },
            ]}
          />
        )}
      </div>
    </div>
  );
};
