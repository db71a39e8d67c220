import type { Billing, BillingRequest } from '../../contract/receipts.ts';
import type { BillingDetailStore } from '../store/billing-details.ts';
import type { UserRow } from '../store/users.ts';

type Needs = { details: BillingDetailStore; clock: () => Date };

const none: Billing = { name: '', address: '', taxId: null };

/** Whom a person's next receipts are made out to. */
export const keepBilling = ({ details, clock }: Needs) => ({
  show: async ({ id }: UserRow): Promise<Billing> => (await details.find(id)) ?? none,

  change: async ({ id }: UserRow, { name, address, taxId }: BillingRequest): Promise<Billing> => {
    const billing = { name, address, taxId: taxId || null };
    await details.put(id, billing, clock());
    return billing;
  },

  remove: async ({ id }: UserRow): Promise<void> => details.remove(id, clock()),
});
export type KeepBilling = ReturnType<typeof keepBilling>;
