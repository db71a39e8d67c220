import type { Registration } from '../../contract/domain-facts.ts';

/** Registries write `clientHold`, `client hold` and `client-hold`; all mean the same. */
export const hasStatus = ({ statuses }: Registration, ...wanted: string[]): boolean =>
  statuses.some((status) => {
    const word = status.toLowerCase().replace(/[^a-z]/g, '');
    return wanted.some((one) => word.startsWith(one));
  });
