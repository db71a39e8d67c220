import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { title: string; note?: string; children: ReactNode };

/** One line of a list that opens on demand. */
export const Disclosure = ({ title, note, children }: Props) => (
  <details className="group border-line border-t last:border-b">
    <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-chip py-2 font-semibold text-[15px] [&::-webkit-details-marker]:hidden">
      <span>
        {title} {note && <span className="font-normal text-text-3">{note}</span>}
      </span>
      <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-text-3 group-open:rotate-180" />
    </summary>
    <div className="grid min-w-0 gap-5 pt-1.5 pb-5">{children}</div>
  </details>
);
