import { useState } from 'react';

/** Which finding is lit, in the list and in the message alike: the one under the pointer, and the one in focus. */
export const useSpotlight = () => {
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  return {
    isLit: (number: number) => number === pointed || number === focused,
    /** For the element that lights a finding when the pointer is over it. */
    pointerProps: (number: number) => ({
      onMouseEnter: () => setPointed(number),
      onMouseLeave: () => setPointed(null),
    }),
    /** For the button that lights it while it has the focus. */
    focusProps: (number: number) => ({
      onFocus: () => setFocused(number),
      onBlur: () => setFocused(null),
    }),
  };
};
export type Spotlight = ReturnType<typeof useSpotlight>;
