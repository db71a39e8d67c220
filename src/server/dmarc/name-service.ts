import { mailServiceAt } from '../../engine/index.ts';

/** The mail service that a message proves to have come through; null where it proves none. */
export const serviceOf = (provenDomains: readonly string[], own: string): string | null => {
  for (const domain of provenDomains) {
    if (domain === own || domain.endsWith(`.${own}`)) continue;
    const service = mailServiceAt(domain);
    if (service !== null) return service;
  }
  return null;
};
