import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import type { SeverityFilter } from '../../contract/analyze-vulnerability.ts';
import type { CveRecord } from '../../engine/index.ts';
import { type PackedCve, unpackCve } from '../store/packed-cve.ts';
import { leastSeverity } from '../store/severity-numbers.ts';
import type { Catalogue } from '../store/vulnerability-catalogue.ts';

/** What ml/build-tables writes beside the catalogue. */
export const shippedManifest = z.object({
  file: z.string(),
  sha256: z.string(),
  asOf: z.iso.date(),
  cveCount: z.int(),
  notes: z.array(z.string()),
});

/** The first line of the catalogue; a line for each record follows. */
export type ShippedHead = {
  /** For each list, the numbers of its records in their order, each as the distance from the one before. */
  lists: Record<string, number[]>;
  /** A digit for each record: its severity, and five more when it is known to be exploited. */
  marks: string;
};

const kevMark = 5;
const unpack = promisify(brotliDecompress);
const shippedFolder = new URL('../../../models/vulnerabilities/', import.meta.url);

/**
 * The catalogue that ships with the product: facts without the official texts. It is unpacked when first asked for, off the
 * server's thread; after that a search reads the records it shows, and no others.
 */
export const shippedVulnerabilities = (folder: URL = shippedFolder): (() => Promise<Catalogue>) => {
  let opened: Promise<Catalogue> | undefined;
  return () => {
    opened ??= open(folder).catch((error: unknown) => {
      // Not kept: a disk that was busy may be better next time.
      opened = undefined;
      throw error;
    });
    return opened;
  };
};

/** Who had an exploit for what when the product was made. */
export const shippedExploits = async (folder: URL = shippedFolder): Promise<Map<string, string[]>> => {
  const { manifest, packedAt } = await unpackCatalogue(folder);
  const exploits = new Map<string, string[]>();
  for (let n = 0; n < manifest.cveCount; n += 1) {
    const packed = packedAt(n);
    const [cveId, sources] = [packed[0], packed[11]];
    if (sources.length > 0) exploits.set(cveId, sources);
  }
  return exploits;
};

const unpackCatalogue = async (folder: URL) => {
  const manifest = shippedManifest.parse(
    JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')),
  );
  const bytes = await unpack(await readFile(new URL(manifest.file, folder)));
  const starts = startsOfLines(bytes);
  const line = (n: number) => bytes.toString('utf8', starts[n] ?? 0, (starts[n + 1] ?? bytes.length + 1) - 1);
  /** Long enough for the number that every record begins with. */
  const beginning = (n: number) => bytes.toString('latin1', starts[n] ?? 0, (starts[n] ?? 0) + 32);
  const packedAt = (n: number): PackedCve => JSON.parse(line(n + 1));
  return { manifest, line, beginning, packedAt };
};

const open = async (folder: URL): Promise<Catalogue> => {
  const { manifest, line, beginning, packedAt } = await unpackCatalogue(folder);
  const recordAt = (n: number): CveRecord => unpackCve(packedAt(n));
  const { lists, marks }: ShippedHead = JSON.parse(line(0));

  const filtered = new Map<string, number[]>();
  const numbersOf = (product: string, filter: SeverityFilter): number[] => {
    const key = `${filter} ${product}`;
    const known = filtered.get(key);
    if (known) return known;
    const steps = Object.hasOwn(lists, product) ? (lists[product] ?? []) : [];
    let at = 0;
    const numbers = steps.map((step) => (at += step)).filter((n) => passes(marks.charCodeAt(n) - 48, filter));
    // Products and filters are few, and whoever asks has been told which there are.
    if (steps.length > 0) filtered.set(key, numbers);
    return numbers;
  };

  const idAt = (n: number): string => beginning(n + 1).split('"')[1] ?? '';
  let numbersById: Map<string, number> | undefined;
  const numberOf = (cveId: string) => {
    numbersById ??= new Map(Array.from({ length: manifest.cveCount }, (_, n) => [idAt(n), n]));
    return numbersById.get(cveId);
  };

  return {
    version: `shipped-${manifest.sha256.slice(0, 16)}`,
    origin: 'shipped',
    asOf: manifest.asOf,
    cveCount: manifest.cveCount,
    notes: manifest.notes,
    count: (product, filter) => numbersOf(product, filter).length,
    ids: async (product, filter, { offset, limit }) =>
      numbersOf(product, filter)
        .slice(offset, offset + limit)
        .map(idAt),
    list: async (product, filter, { offset, limit }) =>
      numbersOf(product, filter)
        .slice(offset, offset + limit)
        .map(recordAt),
    records: async (cveIds) =>
      cveIds.flatMap((cveId) => {
        const n = numberOf(cveId);
        return n === undefined ? [] : [recordAt(n)];
      }),
  };
};

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

/** The digit of a record. */
export const markOf = (severity: number, isKev: boolean): string => String(severity + (isKev ? kevMark : 0));
