import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

/** Also read by `public/theme.js`, before the first paint. */
const storageKey = 'hookwise-theme';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

const applyTheme = (theme: Theme) => {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
};

export const useTheme = () => {
  const theme = useSyncExternalStore(subscribe, currentTheme);
  const other: Theme = theme === 'dark' ? 'light' : 'dark';
  return { theme, other, toggle: () => applyTheme(other) };
};
