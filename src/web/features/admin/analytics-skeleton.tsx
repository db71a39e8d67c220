import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';

const figures = ['users', 'active', 'analyses', 'score'];
const charts = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-12'];
const bars = ['w-full', 'w-2/3', 'w-1/3'];

export const AnalyticsSkeleton = () => (
  <SkeletonArea>
    <Card className="grid grid-cols-2 lg:grid-cols-4">
      {figures.map((figure) => (
        <div key={figure} className="grid gap-3 p-card">
          <Skeleton className="w-1/2" />
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="w-1/3" />
        </div>
      ))}
    </Card>
    <div className="mt-5 grid gap-5 lg:grid-cols-12">
      {charts.map((span) => (
        <Card key={span} className={`grid gap-4 p-card ${span}`}>
          <Skeleton className="h-5 w-50 max-w-full" />
          {bars.map((width) => (
            <Skeleton key={width} className={`h-6 ${width}`} />
          ))}
        </Card>
      ))}
    </div>
  </SkeletonArea>
);
