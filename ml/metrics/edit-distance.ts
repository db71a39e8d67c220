/**
 * How many characters must be put in, taken out or exchanged to make one text of the other. A row of the table at a time,
 * and nothing of what both begin or end with.
 */
export const editDistance = (a: string, b: string): number => {
  const [left, right] = [[...a], [...b]];
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  let [endA, endB] = [left.length, right.length];
  while (endA > start && endB > start && left[endA - 1] === right[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const width = endB - start;
  if (endA === start || width === 0) return Math.max(endA - start, width);
  const row = Uint32Array.from({ length: width + 1 }, (_, at) => at);
  for (let i = start; i < endA; i += 1) {
    let diagonal = row[0] ?? 0;
    row[0] = i - start + 1;
    for (let j = 0; j < width; j += 1) {
      const above = row[j + 1] ?? 0;
      const exchanged = diagonal + (left[i] === right[start + j] ? 0 : 1);
      row[j + 1] = Math.min(exchanged, above + 1, (row[j] ?? 0) + 1);
      diagonal = above;
    }
  }
  return row[width] ?? 0;
};
