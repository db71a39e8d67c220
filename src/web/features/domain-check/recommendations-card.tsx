import { Compass } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import type { DomainView } from './domain-view.ts';

/** What to do about the threats; where there are none, there is nothing to do. */
export const RecommendationsCard = ({ view: { threats, recommendations } }: { view: DomainView }) => {
  if (threats.length === 0) return null;
  const own = threats.flatMap(({ recommendation }) => recommendation ?? []);
  const items = [...new Set(recommendations.length > 0 ? recommendations : own)];
  return (
    <Card className="grid gap-x-7 gap-y-4 border-l-4 border-l-tide px-4 py-5 sm:p-6 md:grid-cols-[220px_minmax(0,1fr)]">
      <h3 className="section-title flex items-start gap-3">
        <Compass aria-hidden="true" className="mt-px size-[22px] shrink-0 stroke-[1.75] text-tide" />
        Security Recommendations
      </h3>
      <ul className="grid content-start gap-x-7 gap-y-2.5 md:grid-cols-2">
        {items.map((item) => (
          <li
            key={item}
            className="relative pl-7 leading-[1.45] before:absolute before:top-2 before:left-0.5 before:size-[9px] before:rounded-full before:bg-tide"
          >
            {item}
          </li>
        ))}
      </ul>
    </Card>
  );
};
