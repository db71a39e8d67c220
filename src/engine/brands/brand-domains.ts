import type { ParsedUrl } from '../addresses/parse-url.ts';
import { brandUrls } from './brand-urls.ts';
import type { Brand } from './brands.ts';
import { blurName } from './lookalike/blur.ts';

/** A brand's domain, against which lookalikes are measured. */
export type BrandDomain = { brand: Brand; domain: string; label: string; suffix: string; blur: string };

const byDomain = new Map<string, BrandDomain>();
// A service on a subdomain of its owner (`aws.amazon.com`) must not stand for the owner.
for (const [brand, url] of [...brandUrls].sort(([, a], [, b]) => dots(a) - dots(b))) {
  if (!url?.registrableDomain || url.publicSuffix === null || byDomain.has(url.registrableDomain)) continue;
  const { registrableDomain: domain, label, publicSuffix: suffix } = url;
  byDomain.set(domain, { brand, domain, label, suffix, blur: blurName(label) });
}

function dots(url: ParsedUrl | null): number {
  return url?.subdomains.length ?? 0;
}

/** Every brand's own domain once, in the order of the brand table. */
export const brandDomains: readonly BrandDomain[] = [...byDomain.values()];

const grouped = (keyOf: (one: BrandDomain) => string): ReadonlyMap<string, readonly BrandDomain[]> => {
  const groups = new Map<string, BrandDomain[]>();
  for (const one of brandDomains) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};

const bySuffix = grouped(({ suffix }) => suffix);
const byLabel = grouped(({ label }) => label);

export const brandDomainsUnder = (suffix: string): readonly BrandDomain[] => bySuffix.get(suffix) ?? [];
export const brandDomainsNamed = (label: string): readonly BrandDomain[] => byLabel.get(label) ?? [];
