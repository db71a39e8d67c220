import { addressDetector } from './define.ts';

/**
 * Browsers silently drop tabs and line breaks, turn backslashes into slashes, decode %xx in the host and fold full-width
 * letters. Each makes a person or a filter read another link than the browser opens.
 */
export const hostHiddenCharacters = addressDetector({
  id: 'host-hidden-characters',
  title: 'Address written to fool the reader',
  points: 35,
  severity: 'high',
  icon: 'Eye',
  recommendation: 'Do not open it. A genuine link has no hidden or disguised characters.',
  find: ({ url }) => {
    if (!/^https?$/.test(url.scheme)) return [];
    const seen: string[] = [];
    if (/[\t\r\n]/.test(url.raw)) seen.push('line breaks or tabs inside the address');
    if (/^https?:[/\\]*\\/i.test(url.raw)) seen.push('backslashes instead of slashes');
    if (/%[0-9a-f]{2}/i.test(url.rawHost)) seen.push('percent codes inside the host name');
    if (/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/.test(url.raw))
      seen.push('invisible characters');
    if (/[\uff01-\uff5e\u3002\u2024\u2044\u2215]/.test(url.rawHost))
      seen.push('look-alike dots, slashes or letters');
    return seen;
  },
  describe: (what) => `The address contains ${what}, which a browser silently removes or changes.`,
});
