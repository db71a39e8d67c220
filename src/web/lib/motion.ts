/** Asked each time: people change this setting while a page is open. */
export const prefersReducedMotion = () =>
  typeof window.matchMedia !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** `nearest` scrolls no further than needed to see the element; `start` puts it under the header. */
export const scrollToElement = (element: Element, block: 'start' | 'nearest') =>
  element.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block });
