import { isMailHandler } from '../addresses/mail-services.ts';
import { parseUrl } from '../addresses/parse-url.ts';
import { type UrlFacts, urlCase } from './case.ts';

/**
 * Who can be asked to take an address down. `owner`: the registrar of the domain and the host of the page. `host`: the host alone, because
 * the domain is shared by many people or is a bare number. `nobody`: known to be legitimate, so that a complaint would hit the wrong one.
 */
export type Answerable = {
  host: string;
  domain: string | null;
  by: 'owner' | 'host' | 'nobody';
  why: string;
};

/** Null for text that is no address with a host. */
export const answerableFor = (text: string, facts: UrlFacts): Answerable | null => {
  const url = parseUrl(text);
  if (!url || url.host === '') return null;
  const { place, isGenuineBrand, isEstablished } = urlCase(url, facts);
  const known = { host: url.host, domain: url.registrableDomain };
  if (url.ip) return { ...known, by: 'host', why: 'a bare address has no registrar' };
  if (place.author === 'hidden' || place.shortener !== null || isMailHandler(url.registrableDomain))
    return { ...known, by: 'nobody', why: 'a service that forwards links of many people' };
  // A brand's own page may lie on a shared domain, too; that exact host is listed then.
  if (place.author !== 'owner' && !(place.hosting !== null && isGenuineBrand))
    return { ...known, by: 'host', why: 'the domain is shared by many customers of its host' };
  if (isGenuineBrand || isEstablished) return { ...known, by: 'nobody', why: 'known to be legitimate' };
  return { ...known, by: 'owner', why: '' };
};
