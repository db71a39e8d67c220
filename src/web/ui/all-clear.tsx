import { CircleCheck, CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  /** True where nothing vouches for it either: a tick would say too much. */
  isOpen: boolean;
  children: ReactNode;
};

/** Stands in for an empty list of faults. */
export const AllClear = ({ isOpen, children }: Props) => (
  <p className="mt-3 flex items-center gap-2.5 text-text-2">
    {isOpen ? (
      <CircleQuestionMark aria-hidden="true" className="size-5 shrink-0 text-text-3" />
    ) : (
      <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-safe" />
    )}
    {children}
  </p>
);
