import type { VulnerabilitySyncStore } from '../store/vulnerability-syncs.ts';

/** Another server took over, because this process slept for longer than its lease. */
export class LostTheLease extends Error {
  override name = 'LostTheLease';
}

const leaseMs = 3 * 60 * 1000;

type Needs = {
  syncs: Pick<VulnerabilitySyncStore, 'hold' | 'letGo'>;
  /** Different for every sync that may be in progress at the same time. */
  holder: string;
  clock: () => Date;
};

/** The right to sync: taken once, renewed with every step. */
export const syncLease = ({ syncs, holder, clock }: Needs) => {
  let renewedAt = 0;
  const take = async () => {
    renewedAt = clock().getTime();
    return syncs.hold(holder, clock(), leaseMs);
  };
  return {
    take,
    renew: async (): Promise<void> => {
      if (clock().getTime() - renewedAt < leaseMs / 6) return;
      if (!(await take())) throw new LostTheLease('another server has taken over the sync');
    },
    letGo: () => syncs.letGo(holder),
  };
};
