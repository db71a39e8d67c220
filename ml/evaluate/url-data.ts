import { csvFields, readLines } from '../read-lines.ts';
import { type Part, partOf } from '../split.ts';

export type LabelledUrl = {
  url: string;
  isPhishing: boolean;
  source: string;
  /** The day a feed first showed it, or as much of a date as its source gives. */
  date: string;
  part: Part;
};

const files = ['train_phish', 'train_legit', 'train_legit_hard'];

/** The labelled links. The registrable domain decides who may learn from one, so that no site is on both sides. */
export async function* labelledUrls(data: string): AsyncGenerator<LabelledUrl> {
  for (const file of files) {
    for await (const line of readLines(`${data}/urls/${file}.csv.gz`)) {
      const [url = '', label, source = '', date = '', norm = '', domain = ''] = csvFields(line);
      if (url === 'url') continue;
      const key = domain || (norm.split('/')[0] ?? norm);
      yield { url, isPhishing: label === '1', source, date, part: partOf(key) };
    }
  }
}

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
