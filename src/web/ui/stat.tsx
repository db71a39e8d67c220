import type { ReactNode } from 'react';

/** A headline figure and what it counts. `mark`: beside the figure, for what stands behind it. */
export const Stat = ({ figure, label, mark }: { figure: string; label: string; mark?: ReactNode }) => (
  <div>
    <div className="flex items-start gap-1">
      <p className="stat">{figure}</p>
      {mark}
    </div>
    <p className="mt-1.5 text-sm text-text-2">{label}</p>
  </div>
);
