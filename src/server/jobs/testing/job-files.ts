import { pack } from 'tar-stream';
import type { JobKind, JobMediaType } from '../../../contract/v1/jobs.ts';
import { sourceOfBytes } from '../byte-source.ts';
import { readItems } from '../read-items.ts';
import type { JobItem } from '../types.ts';

/** An item as the tests compare it: what is to be judged as text, or what is wrong. */
type ReadItem = { number: number; name: string | null; input?: string; problem?: string };

export const asRead = (item: JobItem): ReadItem => {
  const { number, name } = item;
  if ('problem' in item) return { number, name, problem: item.problem };
  return {
    number,
    name,
    input: typeof item.input === 'string' ? item.input : Buffer.from(item.input).toString(),
  };
};

export const itemsOf = async (
  file: string | Uint8Array,
  mediaType: JobMediaType,
  kind: JobKind = 'mail',
): Promise<ReadItem[]> => {
  const source = sourceOfBytes(Buffer.from(file));
  const items: ReadItem[] = [];
  for await (const item of readItems({ source, mediaType, kind })) items.push(asRead(item));
  return items;
};

export const mailAbout = (subject: string): string =>
  `From: Anna <anna@example.org>\nTo: Ben <ben@example.net>\nSubject: ${subject}\n\nHello Ben,\n\nsee you.\n`;

type TarEntry = {
  name: string;
  content?: string | Uint8Array;
  type?: 'file' | 'symlink' | 'directory';
  linkname?: string;
};

export const tarOf = async (entries: readonly TarEntry[]): Promise<Buffer> => {
  const archive = pack();
  for (const { content = '', ...header } of entries) archive.entry(header, Buffer.from(content));
  archive.finalize();
  const parts: Buffer[] = [];
  for await (const part of archive) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
