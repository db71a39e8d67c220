/** What a watched page has seen, in milliseconds since it was opened. */
export type SeenByBench = {
  /** The first thing painted. */
  paintMs: number;
  /** When the field to type into was there. */
  usableMs: number | null;
  /** The last byte of the check's answer. */
  answerMs: number | null;
  /** The frame with the whole verdict. */
  verdictMs: number | null;
  /** The sum of what moved by itself, and of what moved within half a second of a press. */
  shift: number;
  shiftAfterInput: number;
};

declare global {
  interface Window {
    seenByBench: SeenByBench;
  }
}

/** Runs in the page, before its own scripts, and stands alone: it is sent there as text. */
export const watchPage = (): void => {
  const seen: SeenByBench = {
    paintMs: Number.NaN,
    usableMs: null,
    answerMs: null,
    verdictMs: null,
    shift: 0,
    shiftAfterInput: 0,
  };
  window.seenByBench = seen;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paintMs = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    seen[hadRecentInput ? 'shiftAfterInput' : 'shift'] += value;
  });
  watch('resource', (entry) => {
    if (entry instanceof PerformanceResourceTiming && /\/api\/analyze\//.test(entry.name))
      seen.answerMs = entry.responseEnd;
  });
  /** A frame is painted after its callbacks; a message sent from one arrives once that has happened. */
  const afterPaint = (take: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = take;
      port2.postMessage(null);
    });
  let isAwaited = true;
  new MutationObserver(() => {
    if (seen.usableMs === null && document.querySelector('[role=tabpanel] :is(input, textarea)'))
      seen.usableMs = performance.now();
    if (!isAwaited || !document.querySelector('article:not([aria-busy=true])')) return;
    isAwaited = false;
    afterPaint(() => {
      seen.verdictMs = performance.now();
    });
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
};
