import { Readable } from 'node:stream';
import { extract } from 'tar-stream';
import { type ArchivedFile, BrokenArchive } from './archived-file.ts';

const damaged = 'This tar file is damaged, or cut off here: what follows could not be read.';
const linkProblem = 'This is a link to another file or a device, and is not followed.';

/** The files of a tar archive, in their order. One that its reader leaves before its end is skipped to its end. */
export async function* tarFiles(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivedFile, void> {
  const input = Readable.from(chunks);
  const archive = extract();
  input.on('error', (error) => archive.destroy(error));
  input.pipe(archive);
  try {
    for await (const entry of archive) {
      const { name, size, type } = entry.header;
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
