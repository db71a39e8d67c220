import { savesData } from './saves-data.ts';

/** A pointer, a key or a scroll: somebody is there, and what they may want next is worth fetching. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'dragenter',
  'paste',
];

let isUsed = false;
const waiting = new Set<() => void>();

/** Browsers send a move when a page appears below a pointer that rests. */
const isRest = (event: Event) =>
  event.type === 'pointermove' &&
  event instanceof MouseEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

const begin = (event: Event) => {
  if (isRest(event)) return;
  isUsed = true;
  for (const sign of signs) removeEventListener(sign, begin, true);
  for (const run of waiting) run();
  waiting.clear();
};
for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });

/**
 * Runs once the page is first used, or at once when it has been. The first load of a page that nobody looks at, and the first
 * paint of every other, stay free of what only a second step needs. Returns how to call it off.
 */
export const onFirstUse = (run: () => void): (() => void) => {
  if (isUsed) {
    run();
    return () => undefined;
  }
  waiting.add(run);
  return () => void waiting.delete(run);
};

/** For what may never be needed. Who saves data gets it once they ask for it. */
export const fetchAhead = (fetch: () => void): (() => void) =>
  savesData() ? () => undefined : onFirstUse(fetch);
