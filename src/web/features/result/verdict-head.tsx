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
    <header className="relative isolate flex items-start gap-3.5 overflow-hidden border border-transparent bg-vs px-4 py-[18px] text-von sm:items-center sm:gap-[18px] sm:px-7 sm:py-[22px]">
      <Contours
        chart="verdict"
        className="opacity-20 [--lines:currentColor] [mask-image:linear-gradient(90deg,transparent_40%,#000)]"
      />
      <Icon aria-hidden="true" className="size-9 shrink-0 stroke-[1.75] sm:size-[46px]" />
      <div>
        <h2
          ref={headingRef}
          tabIndex={-1}
          className="font-[680] text-[23px] leading-[1.08] tracking-[-0.022em] outline-none sm:text-[30px]"
        >
          {headline}
        </h2>
        <p className={cn('mt-[5px] font-medium text-[15px]', isOpen && 'font-semibold text-base')}>
          {sentence}
        </p>
      </div>
    </header>
  );
};
