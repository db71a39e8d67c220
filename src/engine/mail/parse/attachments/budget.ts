/** How much of everything may be read in one message, with all that is packed inside it. */
export type Budget = {
  /** Files that are read, wherever they are packed. */
  files: number;
  /** Bytes that come out of compression: a small archive can hold a thousand times its size. */
  unpackedBytes: number;
  /** Bytes of pages and texts that are searched: half a second for a million of the worst. */
  searchedBytes: number;
  /** Pictures that are searched for QR codes: a twentieth of a second each. */
  pictures: number;
  /** Documents that are opened with a tool of their own. */
  documents: number;
  messages: number;
  /** Entries of the tree of parts. */
  parts: number;
  links: number;
};

export const fullBudget = (): Budget => ({
  files: 150,
  unpackedBytes: 8 * 1024 * 1024,
  searchedBytes: 2_000_000,
  pictures: 10,
  documents: 4,
  messages: 20,
  parts: 300,
  links: 200,
});

/** Takes one of something; false when none is left. */
export const spend = (
  budget: Budget,
  what: Exclude<keyof Budget, 'unpackedBytes' | 'searchedBytes'>,
): boolean => {
  if (budget[what] <= 0) return false;
  budget[what] -= 1;
  return true;
};

/** The beginning of a file as far as it may still be searched. */
export const searchable = (bytes: Uint8Array, budget: Budget): Uint8Array => {
  const kept = bytes.subarray(0, Math.max(0, budget.searchedBytes));
  budget.searchedBytes -= kept.length;
  return kept;
};
