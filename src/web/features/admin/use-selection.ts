import { useState } from 'react';
import type { AdminUsersPage } from '../../../contract/admin-users.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type UserFilter, useFilteredIds } from './use-users.ts';

const none: ReadonlySet<string> = new Set();

/**
 * The selected users, also those beyond the current page and filter. The box in the head stands for all who pass the
 * filter: those on other pages are fetched when it is first clicked.
 */
export const useSelection = (filter: UserFilter, shown: Pick<AdminUsersPage, 'users' | 'total'>) => {
  const [selected, setSelected] = useState(none);
  const [known, setKnown] = useState<{ filter: string; ids: readonly string[] } | null>(null);
  const [isFetchingAll, setIsFetchingAll] = useState(false);
  const fetchIds = useFilteredIds();

  const key = JSON.stringify(filter);
  const shownIds = shown.users.map(({ id }) => id);
  const filtered = shown.total <= shownIds.length ? shownIds : known?.filter === key ? known.ids : null;
  const isAll = filtered !== null && filtered.length > 0 && filtered.every((id) => selected.has(id));
  const isSome = !isAll && (filtered ?? shownIds).some((id) => selected.has(id));

  const change = (ids: readonly string[], isWanted: boolean) =>
    setSelected((before) => {
      const after = new Set(before);
      for (const id of ids) isWanted ? after.add(id) : after.delete(id);
      return after;
    });

  const toggleAll = async () => {
    if (filtered) return change(filtered, !isAll);
    setIsFetchingAll(true);
    try {
      const ids = await fetchIds(filter);
      if (!ids) return showTooMany();
      setKnown({ filter: key, ids });
      change(ids, true);
    } catch {
      showToast({ title: 'Failed to fetch users', description: 'No user was selected.', tone: 'fault' });
    } finally {
      setIsFetchingAll(false);
    }
  };

  return {
    selected,
    all: isAll ? true : isSome ? ('mixed' as const) : false,
    isFetchingAll,
    toggle: (id: string) => change([id], !selected.has(id)),
    toggleAll,
    forget: (id: string) => change([id], false),
    clear: () => {
      setSelected(none);
      setKnown(null);
    },
  };
};
export type Selection = ReturnType<typeof useSelection>;

const showTooMany = () =>
  showToast({
    title: 'Too many users',
    description: 'Please select at most 10,000 users: narrow the list by search or plan first.',
    tone: 'fault',
  });
