import { Clock, type LucideIcon, Minus, Check as Tick } from 'lucide-react';
import type { Check } from '../../contract/explanation.ts';
import { AddressText } from './address-text.tsx';
import { cn } from './cn.ts';
import { Fold } from './fold.tsx';

/** No state is an alarm: what could not be checked is a limit of ours and proves nothing about the message. */
const states: Record<Check['state'], { word: string; icon: LucideIcon; className: string }> = {
  done: { word: 'Done', icon: Tick, className: 'text-tide' },
  'not-possible': { word: 'Not possible', icon: Minus, className: 'text-text-3' },
  'out-of-date': { word: 'Out of date', icon: Clock, className: 'text-text-3' },
};

type Props = {
  checks: readonly Check[];
  /** Open from the start where no verdict was reached: what could not be checked is then most of the answer. */
  isOpen: boolean;
};

export const Checks = ({ checks, isOpen }: Props) =>
  checks.length > 0 && (
    <Fold
      isOpen={isOpen}
      className="border-line border-t first:border-t-0"
      head={
        <h3 className="section-title">
          What was checked <small>({countStates(checks)})</small>
        </h3>
      }
    >
      <ul className="px-card pb-card">
        {checks.map(({ name, state, detail }) => {
          const { word, icon: Icon, className } = states[state];
          return (
            <li
              key={name}
              className="grid items-start gap-x-6 gap-y-0.5 border-line border-t py-2.5 text-sm sm:grid-cols-[minmax(0,1fr)_120px_minmax(0,1.6fr)]"
            >
              <span className="font-medium">{name}</span>
              <span className="flex gap-1.5 text-text-2">
                <Icon aria-hidden="true" className={cn('mt-1 size-4 shrink-0', className)} />
                {word}
              </span>
              <span className="text-text-2">
                <AddressText text={detail} />
              </span>
            </li>
          );
        })}
      </ul>
    </Fold>
  );

/** '7 done, 3 not possible': what could not be checked must not hide behind a fold. */
const countStates = (checks: readonly Check[]) =>
  (['done', 'not-possible', 'out-of-date'] as const)
    .map((state) => ({
      word: states[state].word.toLowerCase(),
      count: checks.filter((check) => check.state === state).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${word}`)
    .join(', ');
