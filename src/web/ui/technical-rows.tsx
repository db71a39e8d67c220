import { spacedKey } from '../lib/format.ts';
import { isAlarming, type TechnicalEntry } from '../lib/technical-value.ts';
import { cn } from './cn.ts';
import { FactRow } from './fact-row.tsx';
import { TimeText } from './time-text.tsx';

type Props = { entries: readonly TechnicalEntry[]; className?: string; columnsClass?: string };

/** Labels and values in columns; groups are indented under their label. */
export const TechnicalRows = ({ entries, className, columnsClass = 'md:grid-cols-3' }: Props) => (
  <dl className={cn('grid gap-x-9', columnsClass, className)}>
    {entries.map((entry) =>
      entry.kind === 'group' ? (
        <div key={entry.key} className="col-span-full pt-3.5 pb-0.5">
          <dt className="font-semibold text-sm">{spacedKey(entry.key)}</dt>
          <dd>
            <TechnicalRows
              entries={entry.entries}
              columnsClass={columnsClass}
              className="mt-1 border-line border-l-2 pl-4"
            />
          </dd>
        </div>
      ) : (
        <FactRow key={entry.key} label={spacedKey(entry.key)}>
          {entry.kind === 'time' && <TimeText value={entry.time} />}
          {textsOf(entry).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and its values may repeat.
            <span key={index}>
              <Value text={text} />
            </span>
          ))}
        </FactRow>
      ),
    )}
  </dl>
);

const textsOf = (entry: Exclude<TechnicalEntry, { kind: 'group' }>): string[] => {
  if (entry.kind === 'time') return [];
  return entry.kind === 'list' ? entry.items : [entry.text];
};

const Value = ({ text }: { text: string }) =>
  isAlarming(text) ? (
    <em className="font-semibold text-phishing not-italic underline decoration-1 underline-offset-4">
      {text}
    </em>
  ) : (
    text
  );
