import { crc32, deflateRawSync } from 'node:zlib';
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

/** A zip of files that are nothing but zeros, packed once: to pack each would take longer than to read them all. */
export const zipOfZeros = ({ files, bytes }: { files: number; bytes: number }): Buffer => {
  const zeros = Buffer.alloc(bytes);
  const packed = deflateRawSync(zeros);
  const parts: Buffer[] = [];
  const contents: Buffer[] = [];
  let at = 0;
  for (let n = 0; n < files; n += 1) {
    const name = Buffer.from(`${n}.eml`);
    // What the header before the file and its entry in the table of contents have in common.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(zeros), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes, 18);
    common.writeUInt16LE(name.length, 22);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(at, 10);
    contents.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, entry, name);
    const file = [Buffer.from('PK\x03\x04', 'latin1'), common, name, packed];
    parts.push(...file);
    at += Buffer.concat(file).length;
  }
  const table = Buffer.concat(contents);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files, 8);
  end.writeUInt16LE(files, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, table, end]);
};
