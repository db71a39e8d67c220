const wholeUpTo = 40;

/** Every n-th message of each source. Small sources stay whole: a fourth of thirty messages proves nothing. */
export const sampled = <Mail extends { kind: string; source: string }>(
  mails: Mail[],
  every: number,
): Mail[] => {
  const sources = Map.groupBy(mails, ({ kind, source }) => `${kind} ${source}`);
  return [...sources.values()].flatMap((one) =>
    one.length <= wholeUpTo ? one : one.filter((_, index) => index % every === 0),
  );
};
