import type { Ref } from 'react';
import { isOpenVerdict, verdictTexts, type WordedVerdict } from '../../../contract/verdict-words.ts';
import { cn } from '../../ui/cn.ts';
import { Contours } from '../../ui/contours.tsx';
import { lookOfVerdict } from '../../ui/level.ts';

type Props = { verdict: WordedVerdict; headingRef: Ref<HTMLHeadingElement> };

export const VerdictHead = ({ verdict, headingRef }: Props) => {
  const { headline, sentence } = verdictTexts(verdict);
  const { icon: Icon } = lookOfVerdict(verdict);
  return (
    <header className="relative isolate flex items-start gap-3.5 overflow-hidden border border-transparent bg-vs p-card text-von sm:items-center sm:gap-5">
      <Contours chart="verdict" />
      <Icon aria-hidden="true" className="size-9 shrink-0 sm:size-12" />
      <div>
        <h2 ref={headingRef} tabIndex={-1} className="font-bold text-xl outline-none sm:text-2xl">
          {headline}
        </h2>
        <p className={cn('mt-1', isOpenVerdict(verdict) ? 'font-semibold text-base' : 'font-medium text-sm')}>
          {sentence}
        </p>
      </div>
    </header>
  );
};
