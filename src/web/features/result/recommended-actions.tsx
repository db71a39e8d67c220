import type { ReactNode } from 'react';
import { defaultAction } from '../../../contract/verdict-words.ts';

type Props = {
  actions: readonly string[];
  /** Follows the list. */
  children: ReactNode;
  buttons?: ReactNode;
};

export const RecommendedActions = ({ actions, children, buttons }: Props) => {
  const [first, ...rest] = actions.length > 0 ? actions : [defaultAction];
  return (
    <section className="flex min-w-0 flex-col gap-5 p-card">
      <h3 className="section-title">Recommended Actions</h3>
      <ul className="grid gap-3">
        <li className="mb-1 border-tide border-l-4 py-0.5 pl-5 font-semibold font-display text-xl">
          <span className="mb-1 block font-sans font-semibold text-xs text-tide leading-snug tracking-normal">
            Do this first
          </span>
          {first}
        </li>
        {rest.map((action) => (
          <li key={action} className="ml-6 list-disc text-lg marker:text-tide">
            {action}
          </li>
        ))}
      </ul>
      {children}
      {buttons && <div className="mt-auto flex flex-wrap gap-3 pt-1.5 max-sm:[&>*]:w-full">{buttons}</div>}
    </section>
  );
};
