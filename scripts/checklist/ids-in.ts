const mention = /\b([A-Z]{2,8})-(\d{2})(?:\.\.(\d{2}))?\b/g;

/** The checklist ids that a text mentions: `HDR-03 HDR-04 …`, and `EMAIL-01..06` for a run of them. */
export const idsIn = (text: string): string[] => {
  const ids = [...text.matchAll(mention)].flatMap(([, group, first, last = first]) => {
    const length = Number(last) - Number(first) + 1;
    return Array.from(
      { length: Math.max(length, 0) },
      (_, step) => `${group}-${String(Number(first) + step).padStart(2, '0')}`,
    );
  });
  return [...new Set(ids)];
};
