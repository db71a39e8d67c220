import type { UrlCase } from './case.ts';

/** Whether every host that a link leads through has a known owner, who writes its pages. */
export const isVouchedLink = (cases: readonly UrlCase[]): boolean =>
  cases.every(
    ({ isEstablished, place, outside }) => isEstablished && place.author === 'owner' && outside === null,
  );
