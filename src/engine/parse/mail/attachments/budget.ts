/** How much of everything may be looked at in one message, with all that is packed inside of it. */
export type Budget = {
  /** Files that are looked into, wherever they lie. */
  files: number;
  /** Bytes that come out of compression: a small archive can hold a thousand times its size. */
  unpackedBytes: number;
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
  unpackedBytes: 16 * 1024 * 1024,
  pictures: 10,
  documents: 4,
  messages: 20,
  parts: 300,
  links: 200,
});

/** Takes one of something; false when none is left. */
export const spend = (budget: Budget, what: Exclude<keyof Budget, 'unpackedBytes'>): boolean => {
  if (budget[what] <= 0) return false;
  budget[what] -= 1;
  return true;
};
