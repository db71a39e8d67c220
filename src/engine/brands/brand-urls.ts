import { type ParsedUrl, parseUrl } from '../addresses/parse-url.ts';
import type { Brand } from './brands.ts';

const parsed = new Map<Brand, ParsedUrl | null>();

/** The address that a brand is known by. Each is parsed when it is first asked for: all of them cost a start a tenth of a second. */
export const brandUrl = (brand: Brand): ParsedUrl | null => {
  const known = parsed.get(brand);
  if (known !== undefined) return known;
  const url = parseUrl(brand.genuine);
  parsed.set(brand, url);
  return url;
};
