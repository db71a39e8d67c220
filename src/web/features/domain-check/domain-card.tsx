import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';

type Props = {
  title: string;
  icon: LucideIcon;
  children: ReactNode;
};

export const DomainCard = ({ title, icon: Icon, children }: Props) => (
  <Card className="p-card">
    <h3 className="section-title mb-2">
      <Icon aria-hidden="true" />
      {title}
    </h3>
    {children}
  </Card>
);

/** Where the facts will stand once their lookup has ended. */
export const LoadingRows = ({ count = 5 }: { count?: number }) => (
  <SkeletonArea>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never change places.
      <div key={index} className="grid grid-cols-2 gap-3 border-line border-b py-3.5">
        <Skeleton className="w-2/5" />
        <Skeleton className="w-3/5" />
      </div>
    ))}
  </SkeletonArea>
);
