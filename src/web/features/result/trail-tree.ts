import type { TrailStep } from '../../../contract/explanation.ts';

export type Branch = { step: TrailStep; branches: Branch[] };

/** The steps as a tree. A parent always stands before its children, so any beginning of the list is a tree too. */
export const trailTree = (steps: readonly TrailStep[]): Branch[] => {
  const roots: Branch[] = [];
  const byId = new Map<number, Branch>();
  for (const step of steps) {
    const branch: Branch = { step, branches: [] };
    const siblings = step.parent === null ? roots : (byId.get(step.parent)?.branches ?? roots);
    siblings.push(branch);
    byId.set(step.id, branch);
  }
  return roots;
};
