import type { ReactNode } from 'react';

type Props = { title: string; lead: ReactNode; children: ReactNode };

/** One readable column. Both legal texts have the same date. */
export const LegalPage = ({ title, lead, children }: Props) => (
  <article className="wrap pt-11 pb-section">
    <div className="max-w-page-measure">
      <h1>{title}</h1>
      <p className="mt-3 text-sm text-text-3">Last updated: 10 Aug 2025</p>
      <p className="mt-6 text-lg text-text-2">{lead}</p>
      {children}
    </div>
  </article>
);

export const LegalSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-10 grid gap-3.5 text-text-2">
    <h2 className="text-xl text-text">{title}</h2>
    {children}
  </section>
);

/** A part of a section that has a subject of its own. */
export const LegalPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-3 grid gap-3.5">
    <h3 className="text-lg text-text">{title}</h3>
    {children}
  </section>
);

export const LegalList = ({ items }: { items: readonly ReactNode[] }) => (
  <ul className="bulleted grid gap-2">
    {items.map((item, index) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed list that never changes.
        key={index}
      >
        {item}
      </li>
    ))}
  </ul>
);
