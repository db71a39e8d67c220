import { useState } from 'react';
import type { WatchStatus } from '../../../contract/watch.ts';
import { formatDay } from '../../lib/format.ts';
import { watchedInWords, watchWords } from '../../lib/watch-words.ts';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Fold } from '../../ui/fold.tsx';
import { TimeText } from '../../ui/time-text.tsx';

/** What is watched and how fresh that is, and the looks of the last days with their gaps. */
export const StatusCard = ({ status }: { status: WatchStatus }) => {
  const { catalogue, certificateLogs, looks } = status;
  const [isOpen, setIsOpen] = useState(false);
  const gaps = looks.filter(({ isGap }) => isGap).length;
  return (
    <Card className="grid gap-3 p-card text-sm">
      <h2 className="section-title">{watchWords(status)}</h2>
      <p className="max-w-measure text-text-2">{watchedInWords(status, new Date())}</p>
      <p className="text-text-3 text-xs">
        Vulnerability catalogue as of {formatDay(catalogue.asOf)}
        {catalogue.ageDays > 0 && `, ${catalogue.ageDays} ${catalogue.ageDays === 1 ? 'day' : 'days'} old`}
        {catalogue.origin === 'shipped' && ', as it came with the product'}.
      </p>
      {certificateLogs?.map(({ name, lastReadAt, behind, problem }) => (
        <p key={name} className="break-words text-text-3 text-xs">
          Certificate log {name}:{' '}
          {lastReadAt ? (
            <>
              read up to <TimeText value={lastReadAt} />
            </>
          ) : (
            'not read yet'
          )}
          {behind > 0 && `, ${behind} certificates still to read`}
          {problem && `; ${problem}`}.
        </p>
      ))}
      {looks.length > 0 && (
        <Fold
          isOpen={isOpen}
          onToggle={setIsOpen}
          headClassName="px-0"
          head={
            <span className="font-medium">
              History of looks: {looks.length} {looks.length === 1 ? 'day' : 'days'}
              {gaps > 0 && `, ${gaps} without a look`}
            </span>
          }
        >
          <ul aria-label="Looks" className="divide-y divide-line">
            {looks.map(({ day, looks: count, alerts, lastAt, isGap }) => (
              <li key={day} className={cn('flex flex-wrap gap-x-4 py-2', isGap && 'text-text-3')}>
                <span className="min-w-33 font-medium">{formatDay(day)}</span>
                {isGap ? (
                  <span>No look: nobody watched on this day.</span>
                ) : (
                  <span>
                    {count} {count === 1 ? 'look' : 'looks'}, {alerts} {alerts === 1 ? 'alert' : 'alerts'},
                    the last <TimeText value={lastAt} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Card>
  );
};
