import type { ReactNode } from 'react';

type Props = { id: string; title: string; lead?: ReactNode; children: ReactNode };

/** A part of the help page that an address can lead to: `/help#save`. */
export const HelpPart = ({ id, title, lead, children }: Props) => (
  <section id={id} tabIndex={-1} className="grid min-w-0 scroll-mt-20 gap-5 outline-none">
    <div className="grid gap-2.5">
      <h2 className="text-2xl">{title}</h2>
      {lead && <p className="max-w-page-measure text-text-2">{lead}</p>}
    </div>
    {children}
  </section>
);
