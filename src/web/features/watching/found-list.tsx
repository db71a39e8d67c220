import { Link } from 'wouter';
import type { WatchedDeviceDetails } from '../../../contract/watch.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useDevice } from './use-watching.ts';

const shownAtMost = 200;

/** What is known to concern a device, the exploited first. */
export const FoundList = ({ id }: { id: string }) => {
  const device = useDevice(id);
  if (device.isPending) return <Skeleton className="h-33" />;
  if (device.isError)
    return (
      <p className="flex flex-wrap items-center gap-3 text-text-2">
        This could not be loaded.
        <Button onClick={() => device.refetch()}>Try Again</Button>
      </p>
    );
  const { vulnerabilities } = device.data;
  const left = vulnerabilities.length - shownAtMost;
  return (
    <div className="grid gap-3 text-sm">
      <p className="text-text-2">
        {vulnerabilities.length === 0
          ? 'The catalogue holds nothing that affects this version.'
          : 'What affects this version as far as the records say.'}{' '}
        <Link href="/check/vulnerability">Search the catalogue</Link> for details.
      </p>
      <ul aria-label="Vulnerabilities" className="divide-y divide-line">
        {vulnerabilities.slice(0, shownAtMost).map((one) => (
          <li key={one.cveId} className="flex flex-wrap items-center gap-2 py-2">
            <span className="font-mono">{one.cveId}</span>
            {one.severity && <Tag>{one.severity.toLowerCase()}</Tag>}
            {one.stage !== 'none' && <Tag>{stageWords[one.stage]}</Tag>}
            {one.certainty === 'likely' && <Tag>likely</Tag>}
            {one.fixedIn && <span className="text-text-2">fixed in {one.fixedIn}</span>}
          </li>
        ))}
      </ul>
      {left > 0 && <p className="text-text-2">And {left} more.</p>}
    </div>
  );
};

type Stage = WatchedDeviceDetails['vulnerabilities'][number]['stage'];

const stageWords: Record<Exclude<Stage, 'none'>, string> = {
  exploited: 'exploited',
  public: 'exploit public',
  likely: 'exploitation likely',
};
