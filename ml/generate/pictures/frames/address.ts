import type { PageHost } from '../../pages/page-host.ts';
import type { Random } from '../../random.ts';
import { escaped } from '../html.ts';

/** What a bar shows of an address. */
export type BarText = {
  scheme: string;
  host: string;
  path: string;
  isSecure: boolean;
};

export type BarHabit = {
  /** Chrome leaves out `https://` and `www.`; others show them. */
  hidesScheme: boolean;
  hidesWww: boolean;
  hidesPath: boolean;
  longest: number;
};

export const barText = (
  { name, address }: PageHost,
  { hidesScheme, hidesWww, hidesPath, longest }: BarHabit,
  label: 0 | 1,
  random: Random,
): BarText => {
  const isSecure = label === 0 || random.chance(0.86);
  const host = hidesWww ? name.replace(/^www\./, '') : name;
  const scheme = hidesScheme ? '' : isSecure ? 'https://' : 'http://';
  const whole = address.replace(/^https?:\/\//, '').slice(name.length);
  const room = longest - scheme.length - host.length;
  const path = hidesPath || room < 4 ? '' : whole.slice(0, room);
  return { scheme, host, path, isSecure };
};

export const shownAddress = ({ scheme, host, path }: BarText): string => `${scheme}${host}${path}`;

/** The host stands out and the rest is grey, as in every current browser. */
export const barHtml = ({ scheme, host, path }: BarText, strong: string, weak: string): string =>
  `<span data-role="bar" style="color:${weak};white-space:nowrap">${escaped(scheme)}<span style="color:${strong}">${escaped(host)}</span>${escaped(path)}</span>`;
