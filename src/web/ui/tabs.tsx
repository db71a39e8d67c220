import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
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
export const Tabs = ({ label, tabs, value, onValueChange, contentClassName }: Props) => {
  const base = useId();
  return (
    <div className="@container/tabs flex min-w-0 flex-col">
      <Strip
        base={base}
        label={label}
        tabs={tabs.filter(({ hasTrigger = true }) => hasTrigger)}
        value={value}
        onValueChange={onValueChange}
      />
      {tabs.map(({ id, label: name, hasTrigger = true, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={panelIdOf(base, id)}
          {...(hasTrigger ? { 'aria-labelledby': tabIdOf(base, id) } : { 'aria-label': name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may begin with text, and the keyboard comes to it from its tab.
          tabIndex={0}
          hidden={id !== value}
          className={cn('grow -outline-offset-2', contentClassName)}
        >
          {id === value && content}
        </div>
      ))}
    </div>
  );
};

const tabIdOf = (base: string, id: string) => `${base}-tab-${id}`;
const panelIdOf = (base: string, id: string) => `${base}-panel-${id}`;

/** Where a key leads from the tab at `index`, around the ends; null for a key that leads nowhere. */
const nextIndex = (key: string, index: number, count: number): number | null => {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

type StripProps = Pick<Props, 'label' | 'tabs' | 'value' | 'onValueChange'> & { base: string };

const Strip = ({ base, label, tabs, value, onValueChange }: StripProps) => {
  const list = useRef<HTMLDivElement>(null);
  const mark = useMarkPlace(list, value);
  // Without a selected tab in the strip, the first one is the way in.
  const reachable = tabs.some(({ id }) => id === value) ? value : tabs[0]?.id;

  const choose = (id: string) => {
    if (id !== value) onValueChange(id);
  };
  /** One stop of the Tab key; the arrows move within, and what they reach is shown. */
  const move = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const next = tabs[nextIndex(event.key, index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabIdOf(base, next.id))?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-orientation="horizontal"
      aria-label={label}
      className={cn(
        // While the strip gets narrower, the mark is still where the tab was.
        'relative grid auto-cols-fr grid-flow-col overflow-x-clip border-line border-b',
        '@xl/tabs:auto-cols-auto @xl/tabs:px-2',
        tabs.length > 3 ? '@xl/tabs:justify-between' : '@xl/tabs:justify-start',
      )}
    >
      {tabs.map(({ id, label: text, shortLabel, icon: Icon }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabIdOf(base, id)}
          aria-selected={id === value}
          aria-controls={panelIdOf(base, id)}
          tabIndex={id === reachable ? 0 : -1}
          // By the press, as menus and windows do, and for who speaks or switches by the click.
          onMouseDown={(event) => {
            if (event.button === 0 && !event.ctrlKey) choose(id);
          }}
          onClick={() => choose(id)}
          onFocus={() => choose(id)}
          onKeyDown={(event) => move(event, index)}
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
        </button>
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
    </div>
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
      const tab = strip.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
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
