import { useRef } from 'react';

/**
 * Opens a second dialog once the first one is gone. Opened at the same moment, the second would return focus to a
 * button that no longer exists.
 */
export const useNextDialog = (close: () => void) => {
  const next = useRef<(() => void) | null>(null);
  return {
    closeAndOpen: (open: () => void) => {
      next.current = open;
      close();
    },
    onClosed: () => {
      next.current?.();
      next.current = null;
    },
  };
};
