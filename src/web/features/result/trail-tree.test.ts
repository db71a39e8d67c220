import { expect, it } from 'vitest';
import { trailTree } from './trail-tree.ts';

const step = (id: number, parent: number | null) => ({
  id,
  parent,
  kind: 'link' as const,
  label: 'a',
  why: '',
  finding: '',
});

it('lets a step begin a branch of its own when its parent does not stand before it', () => {
  const roots = trailTree([step(1, 1), step(2, 9), step(3, 1)]);
  expect(roots.map((root) => [root.step.id, root.branches.map((branch) => branch.step.id)])).toEqual([
    [1, [3]],
    [2, []],
  ]);
});
