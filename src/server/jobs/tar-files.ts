import { Readable } from 'node:stream';
import { extract, type Header } from 'tar-stream';
import { type ArchivedFile, BrokenArchive } from './archived-file.ts';

const damaged = 'This tar file is damaged, or cut off here: what follows could not be read.';
const linkProblem = 'This is a link to another file or a device, and is not followed.';

/** Names as bytes, a letter each. The types of the library leave this option out. */
const namesAsBytes: Parameters<typeof extract>[0] & { filenameEncoding: string } = {
  filenameEncoding: 'latin1',
};

/** The files of a tar archive, in their order. One that its reader leaves before its end is skipped to its end. */
export async function* tarFiles(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivedFile, void> {
  const input = Readable.from(chunks);
  const archive = extract(namesAsBytes);
  input.on('error', (error) => archive.destroy(error));
  input.pipe(archive);
  try {
    for await (const entry of archive) {
      const { size, type } = entry.header;
      const name = nameOf(entry.header);
      const rest = stepsOf(entry);
      if (type !== 'directory' && !name.endsWith('/')) {
        const isFile = type === 'file' || type === 'contiguous-file';
        yield {
          path: name,
          isEmpty: isFile && size === 0,
          chunks: () => untilEnd(rest),
          ...(!isFile && { problem: linkProblem }),
        };
      }
      while ((await rest()) !== null);
    }
  } catch (error) {
    throw new BrokenArchive(damaged, { cause: error });
  } finally {
    input.destroy();
    archive.destroy();
  }
}

/** Old programs write names in the code page of their machine, and say nowhere in which; what is no UTF-8 is taken for the commonest. */
const nameOf = ({ name, pax }: Header): string => {
  // Of an extended header, which is UTF-8.
  if (typeof pax === 'object' && pax !== null && 'path' in pax) return name;
  const bytes = Buffer.from(name, 'latin1');
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? text : new TextDecoder('windows-1252').decode(bytes);
};

/** Its pieces one by one, then null as often as it is asked. */
const stepsOf = (entry: AsyncIterable<unknown>) => {
  const steps = entry[Symbol.asyncIterator]();
  let isEnded = false;
  return async (): Promise<Uint8Array | null> => {
    if (isEnded) return null;
    const { value, done } = await steps.next();
    isEnded = done === true;
    return isEnded ? null : (value as Uint8Array);
  };
};

async function* untilEnd(next: () => Promise<Uint8Array | null>): AsyncGenerator<Uint8Array, void> {
  try {
    for (let chunk = await next(); chunk !== null; chunk = await next()) yield chunk;
  } catch (error) {
    throw new BrokenArchive(damaged, { cause: error });
  }
}
