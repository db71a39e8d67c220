/** How much of everything may be read in one message, with all that is packed inside it. */
export const fullBudget = () => ({
  /** Files that are read, wherever they are packed. */
  files: 150,
  /** Bytes that come out of compression: a small archive can hold a thousand times its size. */
  unpackedBytes: 8 * 1024 * 1024,
  /** Bytes of pages and texts that are searched: half a second for a million of the worst. */
  searchedBytes: 2_000_000,
  /** Pictures that are searched for QR codes: a twentieth of a second each. */
  pictures: 10,
  /** Documents that are opened with a tool of their own. */
  documents: 4,
  messages: 20,
  /** Entries of the tree of parts. */
  parts: 300,
  links: 200,
});
export type Budget = ReturnType<typeof fullBudget>;

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
