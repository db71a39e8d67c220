import type { Explanation } from '../../contract/explanation.ts';
import type { Brand } from './brands.ts';

/**
 * How to reach a brand without using anything in the message. The address comes from our own table, never from the
 * input; phone numbers are left out on purpose, because the one at hand is usually the attacker's.
 */
export const safeWayTo = (brand: Brand | null): Explanation['safeWay'] =>
  brand && {
    brand: brand.name,
    address: brand.genuine,
    how: `Type ${brand.genuine} into the browser yourself, or use your own bookmark or app.`,
  };
