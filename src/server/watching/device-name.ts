/** 'FortiOS 7.2.4'; the vendor only where the product alone says little. */
export const deviceName = ({
  vendor,
  product,
  version,
}: {
  vendor: string;
  product: string;
  version: string;
}): string => `${isShort(product) ? `${vendor} ` : ''}${product} ${version}`;

/** IOS, MX, UTM, ISE: many makers have something of the name. */
const isShort = (product: string) =>
  /^(?:[A-Z]{2,3}|[A-Z]{2,3} Series|Instant|Prisma|Expedition|Firepower)$/.test(product);
