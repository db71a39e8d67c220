import { createHash } from 'node:crypto';
import { csvFields, readLines } from '../read-lines.ts';

export type LabelledUrl = { url: string; isPhishing: boolean; source: string; half: 'fit' | 'unseen' };

const files = ['train_phish', 'train_legit', 'train_legit_hard'];

/**
 * The labelled links, each sorted into the half the points are fitted on or the half they are reported on. The registrable
 * domain decides, so that no site is on both sides.
 */
export async function* labelledUrls(data: string): AsyncGenerator<LabelledUrl> {
  for (const file of files) {
    for await (const line of readLines(`${data}/urls/${file}.csv.gz`)) {
      const [url = '', label, source = '', , norm = '', domain = ''] = csvFields(line);
      if (url === 'url') continue;
      yield { url, isPhishing: label === '1', source, half: halfOf(domain || (norm.split('/')[0] ?? norm)) };
    }
  }
}

const halfOf = (domain: string): LabelledUrl['half'] =>
  ((createHash('sha1').update(domain).digest()[0] ?? 0) & 1) === 0 ? 'fit' : 'unseen';

/** Every n-th link of each source, so that a quick run keeps the proportions. */
export const thinned = async function* (
  links: AsyncGenerator<LabelledUrl>,
  every: number,
): AsyncGenerator<LabelledUrl> {
  const seen = new Map<string, number>();
  for await (const link of links) {
    const count = seen.get(link.source) ?? 0;
    seen.set(link.source, count + 1);
    if (count % every === 0) yield link;
  }
};
