/** What is read from the first value that can be read; null when none can. */
export const firstReadable = <Value, Found>(
  values: readonly Value[],
  read: (value: Value) => Found | null,
): Found | null => {
  for (const value of values) {
    const found = read(value);
    if (found !== null) return found;
  }
  return null;
};
