import { interval } from '../../src/contract/index.ts';

/** Nothing was measured. */
export const none = '–';

export const count = (value: number): string => value.toLocaleString('en-GB');

const percent = (share: number) => (share * 100).toFixed(2);
const roughly = (share: number) => (share * 100).toFixed(1);

/** A rate never appears without its confidence interval: `93.10 % (92.4–93.8)`. */
export const rateOf = (part: number, whole: number): string => {
  const range = interval(part, whole);
  return range === null ? none : `${percent(part / whole)} % (${roughly(range[0])}–${roughly(range[1])})`;
};

/** The same for a share that was stored as such. */
export const shareOf = (share: number | null, whole: number): string =>
  share === null ? none : rateOf(Math.round(share * whole), whole);

export const decimal = (value: number | null, digits: number): string =>
  value === null ? none : value.toFixed(digits);

export const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Words from a mail or a link, escaped: nothing in them may format the page. */
export const quoted = (text: string): string => `\`${text.replace(/[`\s]+/g, ' ').trim() || ' '}\``;
