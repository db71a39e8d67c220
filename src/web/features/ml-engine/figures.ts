import type { Share } from '../../../contract/ml-insights.ts';

const locale = 'en-US';
const whole = new Intl.NumberFormat(locale);
const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

/** One decimal at most, and none for what has ten or more: '0.4', '9.6', '54'. */
export const formatTenths = (value: number): string =>
  value >= 10 ? whole.format(Math.round(value)) : tenths.format(value);

export const formatCount = (count: number): string => whole.format(count);

export const formatNumber = (value: number): string => short.format(value);

/** Two decimals, and never all or nothing where it is not: 99.999 reads '>99.99%'. */
export const formatRate = (rate: number | null): string => {
  if (rate === null) return '-';
  const percent = rate * 100;
  if (percent > 0 && percent < 0.005) return '<0.01%';
  if (percent < 100 && percent >= 99.995) return '>99.99%';
  return `${short.format(percent)}%`;
};

/** '90.1–92.3%': where the true rate lies with 95 % certainty; null where nothing was measured. */
export const formatInterval = ({ interval }: Share): string | null => {
  if (interval === null) return null;
  const [low, high] = interval.map((bound) => (bound * 100).toFixed(1));
  return `${low}–${high}%`;
};

/** '1,203 of 1,250'. */
export const formatParts = ({ count, of }: Share): string => `${formatCount(count)} of ${formatCount(of)}`;

export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${short.format(bytes / 1000)} kB` : `${short.format(bytes / 1_000_000)} MB`;

export const formatMs = (ms: number): string => `${short.format(ms)} ms`;

/** A figure as the answer gives it: numbers get their unit, words stand as they are, nothing reads as 'unknown'. */
export const formatFigure = (figure: string | number | null, unit = '', unknown = 'unknown'): string => {
  if (figure === null) return unknown;
  return typeof figure === 'string' ? figure : `${short.format(figure)}${unit}`;
};
