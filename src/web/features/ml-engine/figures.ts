import type { Share } from '../../../contract/ml-insights.ts';
import { formatCount } from '../../lib/format.ts';

const locale = 'en-US';
const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

/** At most one decimal, and none from ten up: '0.4', '9.6', '54'. */
export const formatTenths = (value: number): string =>
  value >= 10 ? formatCount(Math.round(value)) : tenths.format(value);

export const formatNumber = (value: number): string => short.format(value);

/** Two decimals. Only what is exactly 0 or 100 shows as such: 99.999 shows as '>99.99%'. */
export const formatRate = (rate: number | null): string => {
  if (rate === null) return '-';
  const percent = rate * 100;
  if (percent > 0 && percent < 0.005) return '<0.01%';
  if (percent < 100 && percent >= 99.995) return '>99.99%';
  return `${short.format(percent)}%`;
};

/** '90.1–92.3%': the 95 % confidence interval; null where nothing was measured. */
export const formatInterval = ({ interval }: Share): string | null => {
  if (interval === null) return null;
  const [low, high] = interval.map((bound) => (bound * 100).toFixed(1));
  return `${low}–${high}%`;
};

/** '1,203 of 1,250'. */
export const formatParts = ({ count, of }: Share): string => `${formatCount(count)} of ${formatCount(of)}`;

export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${short.format(bytes / 1000)} kB` : `${short.format(bytes / 1_000_000)} MB`;

/** 'our gate' begins a sentence as 'Our gate'. */
export const sentence = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

export const formatMs = (ms: number): string => `${short.format(ms)} ms`;

export const formatFigure = (figure: number | null, unit: string, unknown = 'unknown'): string =>
  figure === null ? unknown : `${short.format(figure)}${unit}`;
