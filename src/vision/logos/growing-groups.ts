import type { Box } from '../../engine/index.ts';

/** Groups of pixels that grow run by run and merge where they meet. Labels begin at 1; 0 is none. */
export const growingGroups = () => {
  const parents: number[] = [0];
  const pixels: number[] = [0];
  const lefts: number[] = [0];
  const rights: number[] = [0];
  const tops: number[] = [0];
  const bottoms: number[] = [0];

  const rootOf = (label: number): number => {
    let root = label;
    while (parents[root] !== root) root = parents[root] ?? 0;
    // Path compression: every label on the way is shortened, so that the next walk is one step.
    for (let at = label; at !== root; ) {
      const next = parents[at] ?? 0;
      parents[at] = root;
      at = next;
    }
    return root;
  };

  return {
    added: (): number => {
      parents.push(parents.length);
      pixels.push(0);
      lefts.push(Number.MAX_SAFE_INTEGER);
      rights.push(0);
      tops.push(-1);
      bottoms.push(0);
      return parents.length - 1;
    },
    /** The label of both from now on. */
    join: (one: number, other: number): number => {
      if (one === other || other === 0) return one;
      if (one === 0) return other;
      const a = rootOf(one);
      const b = rootOf(other);
      const root = Math.min(a, b);
      parents[a] = root;
      parents[b] = root;
      return root;
    },
    /** A run on one row, from a column up to but not including another. Rows come from top to bottom. */
    grow: (label: number, { from, to, y }: { from: number; to: number; y: number }): void => {
      pixels[label] = (pixels[label] ?? 0) + to - from;
      if (from < (lefts[label] ?? 0)) lefts[label] = from;
      if (to > (rights[label] ?? 0)) rights[label] = to;
      if (tops[label] === -1) tops[label] = y;
      bottoms[label] = y + 1;
    },
    /** The boxes around all groups of at least so many pixels. */
    boxes: (leastPixels: number): Box[] => {
      // From the last label to the first: a root is always smaller than its members.
      for (let label = parents.length - 1; label > 0; label--) {
        const root = rootOf(label);
        if (root === label) continue;
        pixels[root] = (pixels[root] ?? 0) + (pixels[label] ?? 0);
        lefts[root] = Math.min(lefts[root] ?? 0, lefts[label] ?? 0);
        rights[root] = Math.max(rights[root] ?? 0, rights[label] ?? 0);
        tops[root] = Math.min(tops[root] ?? 0, tops[label] ?? 0);
        bottoms[root] = Math.max(bottoms[root] ?? 0, bottoms[label] ?? 0);
      }
      const boxes: Box[] = [];
      for (let label = 1; label < parents.length; label++) {
        if (parents[label] !== label || (pixels[label] ?? 0) < leastPixels) continue;
        const left = lefts[label] ?? 0;
        const top = tops[label] ?? 0;
        boxes.push({ left, top, width: (rights[label] ?? 0) - left, height: (bottoms[label] ?? 0) - top });
      }
      return boxes;
    },
  };
};
