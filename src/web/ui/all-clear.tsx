import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** Stands in for an empty list of faults. */
export const AllClear = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 flex items-center gap-2.5 text-text-2">
    <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-safe" />
    {children}
  </p>
);
