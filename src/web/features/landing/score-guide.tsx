import { LifeBuoy } from 'lucide-react';
import { type RiskLevel, riskLevels } from '../../../contract/risk.ts';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { levelLooks } from '../../ui/level.ts';

const advice: Record<RiskLevel, string> = {
  safe: 'Nothing found that should worry you.',
  suspicious: 'Pause. Verify through official channels.',
  phishing: 'Do not click, reply or pay.',
};

/** Beside the panel until something has been checked. */
export const ScoreGuide = () => (
  <aside aria-label="Help" className="grid grid-rows-lead gap-4 sm:gap-5">
    <Card className="p-card">
      <h2 className="section-title">How to read your score</h2>
      <ol className="mt-5 grid gap-4">
        {riskLevels.map((level) => {
          const { range, icon: Icon, scope } = levelLooks[level];
          return (
            <li key={level} className={cn(scope, 'grid grid-cols-lead items-center gap-3.5')}>
              <span className="grid size-10 place-items-center rounded-control border border-transparent bg-vt text-v">
                <Icon aria-hidden="true" className="size-5.5 stroke-2" />
              </span>
              <div>
                <p className="font-semibold text-sm">{range}</p>
                <p className="text-sm text-text-2 leading-snug">{advice[level]}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
    <Card className="p-card">
      <h2 className="section-title">
        <LifeBuoy aria-hidden="true" />
        Already clicked or replied?
      </h2>
      <ul className="mt-3.5 bulleted grid gap-2 text-sm text-text-2">
        {[
          'Change that password from another device.',
          'Call your bank on the number printed on your card.',
          'Tell your IT team. Early is always better.',
        ].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Card>
  </aside>
);
