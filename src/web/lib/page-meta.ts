import { pageMeta, pagePlaceholders, type SiteAddresses, siteAddressesSchema } from '../../contract/site.ts';

const contentOf = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null;

/** Null when the page was not served by our server, e.g. by Vite while developing. */
export const readNonce = (): string | null => {
  const nonce = contentOf(pageMeta.nonce);
  return nonce === pagePlaceholders.nonce ? null : nonce;
};

export const readAddresses = (): SiteAddresses => {
  try {
    return siteAddressesSchema.parse(JSON.parse(contentOf(pageMeta.addresses) ?? '{}'));
  } catch {
    // A page without our server keeps its placeholder; the defaults are the brand's addresses.
    return siteAddressesSchema.parse({});
  }
};
