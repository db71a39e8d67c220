import { parseUrl } from '../../src/engine/training.ts';
import type { LabelledUrl } from '../evaluate/url-data.ts';
import { csvFields, readLines } from '../read-lines.ts';
import { partOf } from '../split.ts';

/**
 * Lists of domains, for learning how names are spelled on either side. Never for validation: the feeds behind the lists of
 * phishing made the labelled links too, so whatever shares a domain with the reserve is left out.
 */
const lists = [
  {
    file: 'phishing_domains_phishing_database.csv',
    source: 'list_phishing_database',
    isPhishing: true,
    every: 2,
  },
  { file: 'scam_domains_crypto_discord.csv', source: 'list_scam_domains', isPhishing: true, every: 3 },
  { file: 'top_domains_cloudflare100k_unranked.txt', source: 'list_popular', isPhishing: false, every: 1 },
  { file: 'bank_websites.txt', source: 'list_official', isPhishing: false, every: 1 },
  { file: 'university_domains.txt', source: 'list_official', isPhishing: false, every: 1 },
  { file: 'us_gov_domains.txt', source: 'list_official', isPhishing: false, every: 2 },
];

export async function* listedDomains(data: string): AsyncGenerator<LabelledUrl> {
  for (const { file, source, isPhishing, every } of lists) {
    let count = 0;
    for await (const line of readLines(`${data}/lists/${file}.gz`)) {
      const [domain = '', date = ''] = csvFields(line);
      count += 1;
      if (domain === 'domain' || count % every !== 0) continue;
      const part = partOf(parseUrl(domain)?.registrableDomain ?? domain);
      if (part === 'reserve') continue;
      yield { url: `https://${domain}`, isPhishing, source, date: /^\d{4}/.test(date) ? date : '', part };
    }
  }
}
