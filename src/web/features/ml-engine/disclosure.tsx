import type { ReactNode } from 'react';
import { Fold } from '../../ui/fold.tsx';

type Props = { title: string; note?: string; children: ReactNode };

/** One line of a list that opens on demand. */
export const Disclosure = ({ title, note, children }: Props) => (
  <Fold
    className="border-line border-t last:border-b"
    headClassName="min-h-11 rounded-chip px-0 py-2 font-semibold text-sm"
    head={
      <span>
        {title} {note && <span className="font-normal text-text-3">{note}</span>}
      </span>
    }
  >
    <div className="grid min-w-0 gap-5 pt-1.5 pb-5">{children}</div>
  </Fold>
);
