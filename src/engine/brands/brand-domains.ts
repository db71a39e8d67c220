import type { ParsedUrl } from '../addresses/parse-url.ts';
import { brandUrl } from './brand-urls.ts';
import { type Brand, brands } from './brands.ts';
import { blurName } from './lookalike/blur.ts';

/** A brand's domain, against which lookalikes are measured. */
export type BrandDomain = { brand: Brand; domain: string; label: string; suffix: string; blur: string };

type Group = readonly BrandDomain[];
type Index = { all: Group; bySuffix: ReadonlyMap<string, Group>; byLabel: ReadonlyMap<string, Group> };

/** Built with the first link that nobody vouches for. */
let built: Index | undefined;
const index = (): Index => {
  if (built) return built;
  const byDomain = new Map<string, BrandDomain>();
  const addresses = brands.map((brand) => ({ brand, url: brandUrl(brand) }));
  // A service on a subdomain of its owner (`aws.amazon.com`) must not stand for the owner.
  for (const { brand, url } of addresses.sort((a, b) => dots(a.url) - dots(b.url))) {
    if (!url?.registrableDomain || url.publicSuffix === null || byDomain.has(url.registrableDomain)) continue;
    const { registrableDomain: domain, label, publicSuffix: suffix } = url;
    byDomain.set(domain, { brand, domain, label, suffix, blur: blurName(label) });
  }
  const all = [...byDomain.values()];
  built = {
    all,
    bySuffix: grouped(all, ({ suffix }) => suffix),
    byLabel: grouped(all, ({ label }) => label),
  };
  return built;
};

const grouped = (all: Group, keyOf: (one: BrandDomain) => string) => {
  const groups = new Map<string, BrandDomain[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
};

const dots = (url: ParsedUrl | null) => url?.subdomains.length ?? 0;

/** Every brand's own domain once, in the order of the brand table. */
export const brandDomains = (): Group => index().all;
export const brandDomainsUnder = (suffix: string): Group => index().bySuffix.get(suffix) ?? [];
export const brandDomainsNamed = (label: string): Group => index().byLabel.get(label) ?? [];
