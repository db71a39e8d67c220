/** `USD 19.99`: a document names its currency, because a dollar sign is that of many countries. */
export const shownMoney = (cents: number, currency: string): string => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'code' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(cents / 10 ** digits).replace(/\s/g, ' ');
};
