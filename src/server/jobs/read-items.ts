import { type JobKind, type JobMediaType, maxJobItems } from '../../contract/v1/jobs.ts';
import { archiveItems } from './archive-items.ts';
import { chunksOf } from './byte-source.ts';
import type { FoundItem } from './found-item.ts';
import { csvItems, textItems } from './list-items.ts';
import { mboxItems } from './mbox-items.ts';
import { tarFiles } from './tar-files.ts';
import type { ByteSource, JobItem } from './types.ts';
import { zipFiles } from './zip-files.ts';

type JobFile = { source: ByteSource; mediaType: JobMediaType; kind: JobKind };

const tooMany = `A job takes ${maxJobItems.toLocaleString('en')} items. This one and what follows were left out.`;

/**
 * The items of a job's file, numbered from 1, read as they are asked for. What is wrong with an item is said at its number, and
 * reading goes on; only a source that cannot be read ends it with an error.
 */
export async function* readItems({ source, mediaType, kind }: JobFile): AsyncGenerator<JobItem, void> {
  const watched = watchedSource(source);
  let number = 0;
  for await (const found of itemsIn({ source: watched.source, mediaType, kind })) {
    watched.throwFailure();
    number += 1;
    if (number > maxJobItems) return yield { number, name: null, problem: tooMany };
    yield { number, ...found };
  }
  watched.throwFailure();
}

const itemsIn = ({ source, mediaType, kind }: JobFile): AsyncIterable<FoundItem> => {
  switch (mediaType) {
    case 'application/mbox':
      return mboxItems(chunksOf(source));
    case 'application/zip':
      return archiveItems(zipFiles(source), source.size);
    case 'application/x-tar':
      return archiveItems(tarFiles(chunksOf(source)), source.size);
    case 'text/csv':
      return csvItems(chunksOf(source), kind);
    case 'text/plain':
      return textItems(chunksOf(source));
  }
};

/** Tells a disk that fails from an archive that is damaged: to a library, they look alike. */
const watchedSource = (source: ByteSource) => {
  let failure: { error: unknown } | null = null;
  return {
    source: {
      size: source.size,
      read: async (from: number, length: number) => {
        try {
          return await source.read(from, length);
        } catch (error) {
          failure = { error };
          throw error;
        }
      },
    },
    throwFailure: () => {
      if (failure !== null) throw failure.error;
    },
  };
};
