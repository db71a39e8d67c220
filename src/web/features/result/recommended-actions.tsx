import type { ReactNode } from 'react';
import { defaultAction } from '../../../contract/verdict-words.ts';

type Props = {
  actions: readonly string[];
  /** Follows the list. */
  children: ReactNode;
  buttons: ReactNode;
};

export const RecommendedActions = ({ actions, children, buttons }: Props) => {
  const [first, ...rest] = actions.length > 0 ? actions : [defaultAction];
  return (
    <section className="flex min-w-0 flex-col gap-[18px] px-4 py-5 sm:px-8 sm:py-[26px]">
      <h3 className="section-title">Recommended Actions</h3>
      <ul className="grid gap-3">
        <li className="mb-1 border-tide border-l-4 py-0.5 pl-[18px] font-[620] font-display text-[22px] leading-[1.25] tracking-[-0.012em]">
          <span className="mb-[5px] block font-sans font-semibold text-[13px] text-tide leading-[1.3] tracking-normal">
            Do this first
          </span>
          {first}
        </li>
        {rest.map((action) => (
          <li
            key={action}
            className="relative pl-[34px] text-[17px] leading-[1.45] before:absolute before:top-2 before:left-1.5 before:size-[9px] before:rounded-full before:bg-tide"
          >
            {action}
          </li>
        ))}
      </ul>
      {children}
      <div className="mt-auto flex flex-wrap gap-3 pt-1.5 max-sm:[&>*]:w-full">{buttons}</div>
    </section>
  );
};
