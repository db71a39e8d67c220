import { useRef } from 'react';
import { useShortcuts } from '../../lib/shortcuts.ts';

/** `j` and `k` go through the list and `e` decides, as in mail programs. Where the focus is says which one is meant. */
export const useListKeys = (onDecide: (id: string) => void) => {
  const list = useRef<HTMLUListElement>(null);
  const links = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-campaign]') ?? [])];
  const placeOf = (all: readonly HTMLAnchorElement[]) =>
    all.findIndex((link) => link.closest('li')?.contains(document.activeElement));
  const go = (by: number) => {
    const all = links();
    const place = placeOf(all);
    const next = place < 0 ? 0 : Math.min(all.length - 1, Math.max(0, place + by));
    all[next]?.focus();
  };
  useShortcuts({
    j: () => go(1),
    k: () => go(-1),
    e: () => {
      const all = links();
      const id = all[Math.max(0, placeOf(all))]?.dataset['campaign'];
      if (id) onDecide(id);
    },
  });
  return list;
};
