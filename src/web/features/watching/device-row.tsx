import { useState } from 'react';
import type { WatchedDevice } from '../../../contract/watch.ts';
import { Button } from '../../ui/button.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { useRemoveDevice } from './use-watching.ts';

type Props = { device: WatchedDevice; onShow: () => void };

/** One device. Removing asks once more, in its place. */
export const DeviceRow = ({ device, onShow }: Props) => {
  const { id, vendor, product, version, note, lastLookAt, state, hint } = device;
  const name = `${product} ${version}`;
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveDevice();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm first:pt-0 last:pb-0">
      <div className="wrap-anywhere min-w-0 flex-1 basis-60">
        <p className="font-semibold">
          {vendor} {name}
        </p>
        {note && <p className="text-text-2">{note}</p>}
        <p className="text-text-2">{foundInWords(device)}</p>
        {hint && <p className="max-w-measure font-medium text-text-2">{hint}</p>}
        <p className="text-text-3 text-xs">
          {state === 'paused' ? (
            'Paused: your plan watches fewer devices.'
          ) : lastLookAt ? (
            <>
              Last look <TimeText value={lastLookAt} />
            </>
          ) : (
            'No look yet'
          )}
        </p>
      </div>
      {isAsking ? (
        <span className="flex flex-wrap gap-2">
          <Button
            look="solid"
            busyLabel={remove.isPending && 'Removing...'}
            onClick={() => remove.mutate(id)}
          >
            Remove This Device
          </Button>
          <Button look="ghost" disabled={remove.isPending} onClick={() => setIsAsking(false)}>
            Keep It
          </Button>
        </span>
      ) : (
        <span className="flex flex-wrap gap-2">
          <Button aria-label={`What was found for ${name}`} onClick={onShow}>
            Found
          </Button>
          <Button aria-label={`Remove ${name}`} onClick={() => setIsAsking(true)}>
            Remove
          </Button>
        </span>
      )}
    </li>
  );
};

const foundInWords = ({ lastLookAt, found: { affected, likely, exploited } }: WatchedDevice): string => {
  if (!lastLookAt) return 'It is looked at within a minute.';
  const parts = [
    `${affected} known ${affected === 1 ? 'vulnerability' : 'vulnerabilities'}`,
    ...(exploited > 0 ? [`${exploited} exploited`] : []),
    ...(likely > 0 ? [`${likely} more likely`] : []),
  ];
  return parts.join(', ');
};
