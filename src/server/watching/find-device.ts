import { deviceCategories, deviceVendors } from '../../contract/device-choices.ts';
import { productKey } from '../../engine/index.ts';

/** A product of the catalogue, in its own spelling. */
export type CatalogueProduct = { vendor: string; product: string; key: string };

const products: readonly CatalogueProduct[] = deviceCategories.flatMap((category) =>
  Object.entries(deviceVendors[category]).flatMap(([vendor, names]) =>
    names.map((product) => ({ vendor, product, key: productKey({ category, vendor, product }) })),
  ),
);

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

const vendors = [...new Set(products.map(({ vendor }) => vendor))];

/** The product that a person or a table names, or a sentence that says what can be named. */
export const findDevice = (
  vendor: string,
  product: string,
): CatalogueProduct | { unknown: string; field: string } => {
  const ofVendor = products.filter((one) => plain(one.vendor) === plain(vendor));
  if (ofVendor.length === 0)
    return { field: 'vendor', unknown: `Unknown vendor. Please choose one of: ${vendors.join(', ')}` };
  const found = ofVendor.find((one) => plain(one.product) === plain(product));
  const names = ofVendor.map((one) => one.product).join(', ');
  return (
    found ?? {
      field: 'product',
      unknown: `Unknown product of ${ofVendor[0]?.vendor}. Please choose one of: ${names}`,
    }
  );
};
