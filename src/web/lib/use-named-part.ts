import { useEffect } from 'react';

/** Goes to the part that the address names: when the browser looked for it, it was not on the page yet. */
export const useNamedPart = (isThere = true) => {
  useEffect(() => {
    if (!isThere) return;
    const part = document.getElementById(window.location.hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [isThere]);
};
