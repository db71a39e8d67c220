type Bounds<Value> = {
  /** Of everything remembered, in the measure of `sizeOf`. */
  max: number;
  sizeOf: (value: Value) => number;
};

/**
 * Remembers what was made under a key, up to a bound: what was asked for longest ago goes first. Those who ask while it is
 * being made wait for the same making; one that fails is not remembered.
 */
export const remembered = <Value>({ max, sizeOf }: Bounds<Value>) => {
  const kept = new Map<string, { value: Promise<Value>; size: number }>();
  let total = 0;

  const forget = (key: string) => {
    total -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };

  const recall = (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    if (known) {
      // To the end of the line.
      kept.delete(key);
      kept.set(key, known);
      return known.value;
    }
    const entry = { value: make(), size: 0 };
    kept.set(key, entry);
    entry.value.then(
      (value) => {
        if (kept.get(key) !== entry) return;
        entry.size = sizeOf(value);
        total += entry.size;
        for (const oldest of kept.keys()) {
          if (total <= max) break;
          forget(oldest);
        }
      },
      () => forget(key),
    );
    return entry.value;
  };
  return Object.assign(recall, { has: (key: string): boolean => kept.has(key) });
};
