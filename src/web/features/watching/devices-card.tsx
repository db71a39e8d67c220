import { Router } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { unlimited } from '../../../contract/plans.ts';
import type { WatchedDevice, WatchedDevices } from '../../../contract/watch.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddDeviceForm } from './add-device-form.tsx';
import { DeviceRow } from './device-row.tsx';
import { FoundList } from './found-list.tsx';
import { ImportDevices } from './import-devices.tsx';
import { useDevices } from './use-watching.ts';

type Props = { initial: { vendor: string; product: string; version: string } };

/** The devices that are watched, and how more are added. */
export const DevicesCard = ({ initial }: Props) => {
  const devices = useDevices();
  const [opened, setOpened] = useState<WatchedDevice | null>(null);
  const shown = devices.data?.pages.flatMap((page) => page.devices) ?? [];
  const first = devices.data?.pages[0];
  return (
    <Card className="grid gap-5 p-card">
      <h2 className="section-title">Devices</h2>
      {devices.isPending && <Skeleton className="h-11" />}
      {devices.isError && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-text-2">
          The list could not be loaded.
          <Button onClick={() => devices.refetch()}>Try Again</Button>
        </p>
      )}
      {first && (
        <>
          <p className="max-w-measure text-sm text-text-2">{allowance(first)}</p>
          {first.limit === 0 && first.count === 0 ? (
            <EmptyState
              icon={Router}
              title="Devices are watched from the Standard plan on"
              text="Each is compared with the vulnerability catalogue after every update, and you are notified of what is new for exactly its version."
              action={
                <Link href="/pricing" className={buttonClass()}>
                  See Plans
                </Link>
              }
            />
          ) : (
            first.count === 0 && (
              <EmptyState
                icon={Router}
                title="No device is watched yet"
                text="Add the first one below. What is known to affect it is shown at once; later you are notified of what changes."
              />
            )
          )}
          {shown.length > 0 && (
            <ul aria-label="Devices" className="divide-y divide-line">
              {shown.map((device) => (
                <DeviceRow key={device.id} device={device} onShow={() => setOpened(device)} />
              ))}
            </ul>
          )}
          {devices.hasNextPage && (
            <Button
              busyLabel={devices.isFetchingNextPage && 'Loading...'}
              onClick={() => devices.fetchNextPage()}
              className="justify-self-center"
            >
              Load more
            </Button>
          )}
          {first.limit !== 0 && (
            <>
              <AddDeviceForm key={JSON.stringify(initial)} initial={initial} />
              <ImportDevices />
            </>
          )}
        </>
      )}
      <Dialog
        isOpen={opened !== null}
        onOpenChange={(isOpen) => !isOpen && setOpened(null)}
        title={opened ? `${opened.product} ${opened.version}` : ''}
        isWide
      >
        {opened && <FoundList id={opened.id} />}
      </Dialog>
    </Card>
  );
};

const allowance = ({ count, limit }: WatchedDevices): string => {
  if (limit === unlimited) return `${count} watched. Your plan has no limit.`;
  return limit === 0 ? 'Your plan watches no devices.' : `${count} of ${limit} devices of your plan.`;
};
