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

/** Beside the panel, for people who have not checked anything yet. */
export const ScoreGuide = () => (
  <aside aria-label="Help" className="grid grid-rows-[auto_1fr] gap-4 sm:gap-5">
    <Card className="px-4 py-[18px] sm:p-6">
      <h2 className="section-title">How to read your score</h2>
      <ol className="mt-[18px] grid gap-4">
        {riskLevels.map((level) => {
          const { range, icon: Icon, scope } = levelLooks[level];
          return (
            <li key={level} className={cn(scope, 'grid grid-cols-[40px_1fr] items-center gap-3.5')}>
              <span className="grid size-10 place-items-center rounded-control border border-transparent bg-vt text-v">
                <Icon aria-hidden="true" className="size-[22px] stroke-2" />
              </span>
              <div>
                <p className="font-[640] text-[15.5px]">{range}</p>
                <p className="text-[14.5px] text-text-2 leading-[1.4]">{advice[level]}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
    <Card className="px-4 py-[18px] sm:p-6">
      <h2 className="section-title flex items-center gap-2.5">
        <LifeBuoy aria-hidden="true" className="size-[1.25em] shrink-0 stroke-[1.75] text-tide" />
        Already clicked or replied?
      </h2>
      <ul className="mt-3.5 grid gap-2 text-[15px] text-text-2 leading-[1.45]">
        {[
          'Change that password from another device.',
          'Call your bank on the number printed on your card.',
          'Tell your IT team. Early is always better.',
        ].map((step) => (
          <li
            key={step}
            className="relative pl-[18px] before:absolute before:top-[9px] before:left-0.5 before:size-1.5 before:rounded-full before:bg-tide"
          >
            {step}
          </li>
        ))}
      </ul>
    </Card>
  </aside>
);
