import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { SeverityFilter } from '../../contract/device-choices.ts';
import type { CveRecord } from '../../engine/index.ts';
import { type PackedCve, packCve, unpackCve } from './packed-cve.ts';
import { leastSeverity } from './severity-numbers.ts';

/** A record with its place in the catalogue. */
export type PreparedCve = {
  record: CveRecord;
  /** The lists it stands in: `security/Cisco/ASA`, and `security/Cisco` for all that a vendor makes. */
  products: string[];
  /** The larger, the earlier in each of them. */
  rank: number;
  /** 4 critical, 3 high, 2 medium, 1 low, 0 not rated. */
  severity: number;
  isKev: boolean;
};

/** A part of a list. */
export type Slice = { offset: number; limit: number };

/** The first line of a document; a line for each record follows. */
export type DocumentHead = {
  /** For each list, the numbers of its records in their order, each as the distance from the one before. */
  lists: Record<string, number[]>;
  /** A digit for each record: its severity, and five more when it is known to be exploited. */
  marks: string;
};

const kevMark = 5;
const compress = promisify(brotliCompress);

/** Fast rather than small: what is synced is written once a day. */
export const pack = (bytes: Uint8Array): Promise<Buffer> =>
  compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
export const unpack = promisify(brotliDecompress);

/** A catalogue as one text: all its lists, then its records. */
export const writeDocument = (cves: Iterable<PreparedCve>, products: readonly string[]) => {
  // Neighbours in number are neighbours in kind, and pack well.
  const all = [...cves].sort((a, b) => numberOf(a.record) - numberOf(b.record));
  const head: DocumentHead = {
    lists: Object.fromEntries(products.map((product) => [product, distances(placesOf(all, product))])),
    marks: all.map(({ severity, isKev }) => String(severity + (isKev ? kevMark : 0))).join(''),
  };
  const lines = all.map(({ record }) => lineOf(record));
  return { head, cveCount: all.length, bytes: Buffer.from([JSON.stringify(head), ...lines].join('\n')) };
};

/** A record as it stands in a document. */
export const lineOf = (record: CveRecord): string => JSON.stringify(packCve(record));

/**
 * Opens a packed document, off the caller's thread as far as that is work. It is kept in memory, and a record is parsed
 * when it is asked for.
 */
export const openDocument = async (packed: Uint8Array) => {
  const bytes = await unpack(packed);
  const starts = startsOfLines(bytes);
  const line = (n: number) => bytes.toString('utf8', starts[n] ?? 0, (starts[n + 1] ?? bytes.length + 1) - 1);
  const recordAt = (n: number) => unpackCve(JSON.parse(line(n + 1)) as PackedCve);
  /** The id is what every record begins with; 32 bytes are more than enough for it. */
  const idAt = (n: number): string => {
    const start = starts[n + 1] ?? 0;
    return bytes.toString('latin1', start, start + 32).split('"')[1] ?? '';
  };
  const { lists, marks }: DocumentHead = JSON.parse(line(0));
  const cveCount = marks.length;

  const filtered = new Map<string, number[]>();
  const numbersOf = (product: string, filter: SeverityFilter): number[] => {
    const key = `${filter} ${product}`;
    const known = filtered.get(key);
    if (known) return known;
    const steps = Object.hasOwn(lists, product) ? (lists[product] ?? []) : [];
    let at = 0;
    const numbers = steps.map((step) => (at += step)).filter((n) => passes(marks.charCodeAt(n) - 48, filter));
    // Only lists that exist are cached: products and filters are few, other texts are endless.
    if (steps.length > 0) filtered.set(key, numbers);
    return numbers;
  };
  const slice = (product: string, filter: SeverityFilter, { offset, limit }: Slice) =>
    numbersOf(product, filter).slice(offset, offset + limit);

  let numbersById: Map<string, number> | undefined;
  return {
    cveCount,
    count: (product: string, filter: SeverityFilter): number => numbersOf(product, filter).length,
    /** The ids in a part of a list, the most pressing first. */
    ids: (...part: Parameters<typeof slice>): string[] => slice(...part).map(idAt),
    /** The records of such a part. */
    list: (...part: Parameters<typeof slice>): CveRecord[] => slice(...part).map(recordAt),
    record: (cveId: string): CveRecord | null => {
      numbersById ??= new Map(Array.from({ length: cveCount }, (_, n) => [idAt(n), n]));
      const n = numbersById.get(cveId);
      return n === undefined ? null : recordAt(n);
    },
    /** All records, one at a time. */
    records: function* (): Generator<CveRecord> {
      for (let n = 0; n < cveCount; n += 1) yield recordAt(n);
    },
  };
};
export type CatalogueContent = Awaited<ReturnType<typeof openDocument>>;

const startsOfLines = (bytes: Buffer): number[] => {
  const starts = [0];
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) starts.push(at + 1);
  return starts;
};

const passes = (mark: number, filter: SeverityFilter): boolean => {
  if (filter === 'all') return true;
  if (filter === 'kev') return mark >= kevMark;
  return mark % kevMark >= leastSeverity(filter);
};

const numberOf = ({ cveId }: CveRecord): number => {
  const [, year, number] = cveId.split('-');
  return Number(year) * 10_000_000 + Number(number);
};

const placesOf = (all: readonly PreparedCve[], product: string): number[] =>
  all
    .map(({ record: { cveId }, products, rank }, n) => ({
      cveId,
      rank,
      n,
      isListed: products.includes(product),
    }))
    .filter(({ isListed }) => isListed)
    .sort((a, b) => b.rank - a.rank || (a.cveId < b.cveId ? 1 : -1))
    .map(({ n }) => n);

const distances = (numbers: readonly number[]): number[] =>
  numbers.map((n, at) => n - (numbers[at - 1] ?? 0));
