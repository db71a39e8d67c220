/** Optimal string alignment: insertions, deletions, replacements and swapped neighbours count one each. */
const table = (a: string, b: string): number[][] => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => {
    const row = new Array<number>(b.length + 1).fill(0);
    row[0] = i;
    return row;
  });
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const first = rows[0] ?? [];
  for (let j = 0; j <= b.length; j += 1) first[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const row = rows[i] ?? [];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(i - 2, j - 2) + 1);
      row[j] = best;
    }
  }
  return rows;
};

/** The number alone, in three reused rows: this runs thousands of times a second, the positions once per verdict. */
export const editDistance = (a: string, b: string): number => {
  if (a.length > maxLength || b.length > maxLength) return Number.POSITIVE_INFINITY;
  let [before, above, row] = rowsToReuse;
  for (let j = 0; j <= b.length; j += 1) above[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    const letter = a.charCodeAt(i - 1);
    const previous = a.charCodeAt(i - 2);
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (above[j - 1] ?? 0) + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      let best = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && previous === b.charCodeAt(j - 1)) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      }
      row[j] = best;
    }
    [before, above, row] = [above, row, before];
  }
  return above[b.length] ?? 0;
};

/** A DNS label has at most 63 characters. */
const maxLength = 63;
const rowsToReuse: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(maxLength + 1),
  new Uint8Array(maxLength + 1),
  new Uint8Array(maxLength + 1),
];

/** Which characters of `seen` are not as in `genuine`, as positions in `seen`. A missing letter marks its neighbour. */
export const differingPositions = (seen: string, genuine: string): number[] => {
  const rows = table(seen, genuine);
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const marked = new Set<number>();
  let i = seen.length;
  let j = genuine.length;
  while (i > 0 || j > 0) {
    const here = at(i, j);
    const swapped = seen[i - 1] === genuine[j - 2] && seen[i - 2] === genuine[j - 1];
    if (i > 0 && j > 0 && seen[i - 1] === genuine[j - 1] && here === at(i - 1, j - 1)) {
      i -= 1;
      j -= 1;
    } else if (i > 1 && j > 1 && swapped && here === at(i - 2, j - 2) + 1) {
      marked.add(i - 1).add(i - 2);
      i -= 2;
      j -= 2;
    } else if (i > 0 && j > 0 && here === at(i - 1, j - 1) + 1) {
      marked.add(i - 1);
      i -= 1;
      j -= 1;
    } else if (i > 0 && here === at(i - 1, j) + 1) {
      marked.add(i - 1);
      i -= 1;
    } else {
      marked.add(Math.max(0, Math.min(i, seen.length - 1)));
      j -= 1;
    }
  }
  return [...marked].sort((x, y) => x - y);
};
