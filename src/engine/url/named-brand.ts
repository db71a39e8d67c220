import type { ParsedUrl } from '../addresses/parse-url.ts';
import { brandOfWord, ownerOf } from '../brands/brand-index.ts';
import type { Brand } from '../brands/brands.ts';
import type { Finding } from '../verdict/detector.ts';
import type { UrlCase } from './case.ts';

/** The brand that a link passes itself off as, at any of its steps; null where no finding says so. */
export const namedBrand = (cases: readonly UrlCase[], findings: readonly Finding[]): Brand | null => {
  const isImitation = findings.some(({ family }) => family === 'imitation');
  const imitated = isImitation ? cases.map(({ imitation }) => imitation?.brand).find(Boolean) : null;
  if (imitated) return imitated;
  const hidesBehind = findings.some(({ type }) => type === 'host-userinfo');
  return (hidesBehind ? cases.map(({ url }) => brandBeforeAt(url)).find(Boolean) : null) ?? null;
};

/** `https://www.paypal.com:signin@evil.example/` names PayPal. */
export const brandBeforeAt = ({ userinfo }: ParsedUrl): Brand | null => {
  if (userinfo === null) return null;
  const name = userinfo.toLowerCase();
  const host = /^[a-z0-9.-]+/.exec(name)?.[0] ?? '';
  const words = name.split(/[^a-z0-9]+/).map(brandOfWord);
  return ownerOf(host) ?? words.find((brand) => brand?.isOrdinaryWord === false) ?? null;
};
