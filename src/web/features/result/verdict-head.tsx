import { CircleQuestionMark } from 'lucide-react';
import type { Ref } from 'react';
import type { RiskLevel } from '../../../contract/risk.ts';
import { cn } from '../../ui/cn.ts';
import { Contours } from '../../ui/contours.tsx';
import { levelLooks } from '../../ui/level.ts';
import type { VerdictTexts } from './verdict-texts.ts';

type Props = { level: RiskLevel; texts: VerdictTexts; headingRef: Ref<HTMLHeadingElement> };

export const VerdictHead = ({ level, texts, headingRef }: Props) => {
  const { headline, sentence, isOpen } = texts;
  // A tick would promise what the sentence takes back.
  const Icon = isOpen ? CircleQuestionMark : levelLooks[level].icon;
  return (
    <header className="relative isolate flex items-start gap-3.5 overflow-hidden border border-transparent bg-vs p-card text-von sm:items-center sm:gap-5">
      <Contours chart="verdict" />
      <Icon aria-hidden="true" className="size-9 shrink-0 sm:size-12" />
      <div>
        <h2 ref={headingRef} tabIndex={-1} className="font-bold text-xl outline-none sm:text-2xl">
          {headline}
        </h2>
        <p className={cn('mt-1 font-medium text-sm', isOpen && 'font-semibold text-base')}>{sentence}</p>
      </div>
    </header>
  );
};
