import { Compass } from 'lucide-react';
import type { DomainResult } from '../../../contract/analyze-domain.ts';
import { Card } from '../../ui/card.tsx';

/** What to do about the threats; where there are none, there is nothing to do. */
export const RecommendationsCard = ({ result: { threats, recommendations } }: { result: DomainResult }) => {
  if (threats.length === 0) return null;
  const own = threats.map(({ recommendation }) => recommendation);
  const items = [...new Set(recommendations.length > 0 ? recommendations : own)];
  return (
    <Card className="grid gap-x-7 gap-y-4 border-l-4 border-l-tide p-card md:grid-cols-term">
      <h3 className="section-title self-start">
        <Compass aria-hidden="true" />
        Security Recommendations
      </h3>
      <ul className="bulleted grid content-start gap-x-10 gap-y-2.5 md:grid-cols-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Card>
  );
};
