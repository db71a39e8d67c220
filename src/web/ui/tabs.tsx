import type { LucideIcon } from 'lucide-react';
import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cn } from './cn.ts';

export type Tab = {
  id: string;
  label: string;
  shortLabel?: string;
  icon?: LucideIcon;
  /** False for a panel that the strip does not lead to; its label is then its accessible name. */
  hasTrigger?: boolean;
  content: ReactNode;
};

type Props = {
  /** The accessible name of the strip. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
  contentClassName?: string;
};

/**
 * Tabs on a waterline; a yellow float marks the selected one. The width of the strip itself decides between long
 * labels, short labels and icon over label, so it fits anywhere.
 */
export const Tabs = ({ label, tabs, value, onValueChange, contentClassName }: Props) => (
  <Radix.Root value={value} onValueChange={onValueChange} className="@container/tabs flex min-w-0 flex-col">
    <Strip label={label} tabs={tabs.filter(({ hasTrigger = true }) => hasTrigger)} value={value} />
    {tabs.map(({ id, label: name, hasTrigger = true, content }) => (
      <Radix.Content
        key={id}
        value={id}
        {...(!hasTrigger && { 'aria-label': name, 'aria-labelledby': undefined })}
        className={cn('grow -outline-offset-2', contentClassName)}
      >
        {content}
      </Radix.Content>
    ))}
  </Radix.Root>
);

const Strip = ({ label, tabs, value }: Pick<Props, 'label' | 'tabs' | 'value'>) => {
  const list = useRef<HTMLDivElement>(null);
  const mark = useMarkPlace(list, value);
  return (
    <Radix.List
      ref={list}
      aria-label={label}
      className={cn(
        'relative grid auto-cols-fr grid-flow-col border-line border-b',
        '@xl/tabs:auto-cols-auto @xl/tabs:justify-start @xl/tabs:px-2',
        tabs.length > 3 && '@xl/tabs:justify-between',
      )}
    >
      {tabs.map(({ id, label: text, shortLabel, icon: Icon }) => (
        <Radix.Trigger
          key={id}
          value={id}
          className={cn(
            'flex h-16 flex-col items-center justify-center gap-1 whitespace-nowrap rounded-control text-xs',
            'font-medium text-text-2 -outline-offset-4 aria-selected:font-semibold aria-selected:text-text',
            '@xl/tabs:h-15 @xl/tabs:flex-row @xl/tabs:gap-2 @xl/tabs:px-4',
            '@xl/tabs:text-sm',
          )}
        >
          {Icon && <Icon aria-hidden="true" className="size-4.5" />}
          {shortLabel ? (
            <>
              <span className="hidden @full-labels/tabs:inline">{text}</span>
              <span className="@full-labels/tabs:hidden">{shortLabel}</span>
            </>
          ) : (
            text
          )}
        </Radix.Trigger>
      ))}
      {mark && (
        <span
          aria-hidden="true"
          style={{ left: mark.left, width: mark.width }}
          className="-bottom-px pointer-events-none absolute h-0.5 rounded-sm bg-tide transition-[left,width] duration-200 ease-out"
        >
          <span className="-translate-x-1/2 absolute -top-1.25 left-1/2 size-3 rounded-full border-2 border-surface-1 bg-float ring-1 ring-float-edge" />
        </span>
      )}
    </Radix.List>
  );
};

const inset = 14;

/** Measured, because the float slides between tabs of different widths; again when the strip or its font changes. */
const useMarkPlace = (list: React.RefObject<HTMLDivElement | null>, value: string) => {
  const [place, setPlace] = useState<{ left: number; width: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tab is read from the page; `value` triggers the reading.
  useLayoutEffect(() => {
    const strip = list.current;
    if (!strip) return;
    const measure = () => {
      const tab = strip.querySelector<HTMLElement>('[role=tab][data-state=active]');
      setPlace(tab && { left: tab.offsetLeft + inset, width: Math.max(0, tab.offsetWidth - 2 * inset) });
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(strip);
    for (const tab of strip.querySelectorAll('[role=tab]')) observer.observe(tab);
    return () => observer.disconnect();
  }, [list, value]);
  return place;
};
