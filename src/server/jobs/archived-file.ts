/** A file as it lies in an archive. Its path is what the archive says: it is shown without folders and never opened. */
export type ArchivedFile = {
  path: string;
  /** As the archive declares it; only an empty file is taken at its word. */
  isEmpty: boolean;
  /** Its bytes, unpacked, once. */
  chunks: () => AsyncIterable<Uint8Array>;
  /** Why it cannot be unpacked. */
  problem?: string;
};

/** Nothing in the archive is at fault but the archive: what was found before it stands. */
export class BrokenArchive extends Error {}
