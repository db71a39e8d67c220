import type { ReactNode } from 'react';

/** A label and its values side by side, with a hairline below. */
export const FactRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-pair items-baseline gap-3 border-line border-b py-2.5 text-sm">
    <dt className="text-text-3">{label}</dt>
    <dd className="evidence grid gap-1 font-medium text-xs">{children}</dd>
  </div>
);
