import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** The lines of a gzipped text file, one at a time: the lists are larger than what should be held in memory at once. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const lines = createInterface({
    input: createReadStream(path).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) if (line !== '') yield line;
}

/** One CSV line into its fields; quotes as in RFC 4180, no line breaks inside fields. */
export const csvFields = (line: string): string[] => {
  if (!line.includes('"')) return line.split(',');
  const fields: string[] = [];
  for (const match of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
  }
  return fields;
};
