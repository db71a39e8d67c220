import type { Explanation } from '../../contract/explanation.ts';
import type { Brand } from './brands.ts';
import { changePasswordPage } from './owned-domains.ts';

/**
 * How to reach a brand without using anything in the message. The address comes from our own table, never from the
 * input; phone numbers are left out on purpose, because the one at hand is usually the attacker's.
 */
export const safeWayTo = (brand: Brand | null): Explanation['safeWay'] =>
  brand && {
    brand: brand.name,
    address: brand.genuine,
    how: `Type ${brand.genuine} into the browser yourself, or use your own bookmark or app.${afterwards(brand)}`,
  };

const afterwards = ({ genuine, domains }: Brand): string => {
  const page = [genuine, ...domains].map(changePasswordPage).find((one) => one !== null);
  return page
    ? ` If you have already entered your password, change it at ${page.replace(/^https:\/\//, '')}.`
    : '';
};
