import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnalysisView } from '../../lib/analysis-view.ts';
import { scrollToElement } from '../../lib/motion.ts';
import { cn } from '../../ui/cn.ts';
import { MessagePane } from './message-pane.tsx';
import { foldAt, type NumberedMark, numberedMarks } from './message-segments.ts';
import { Reassurances } from './reassurances.tsx';
import { ThreatList } from './threat-list.tsx';
import { useSpotlight } from './use-spotlight.ts';

/** What was found, beside the message it was found in. Threat 1 in the list is mark 1 in the message. */
export const Evidence = ({ analysis: { threats, explanation } }: { analysis: AnalysisView }) => {
  const message = explanation?.message ?? null;
  const marks = message ? numberedMarks(message.marks, threats) : [];
  const fold = message ? foldAt({ ...message, marks }) : 0;
  const [isWhole, setIsWhole] = useState(false);
  const spotlight = useSpotlight();
  const id = useId();
  const markId = (mark: NumberedMark) => `${id}-mark-${mark.start}`;
  const threatId = (number: number) => `${id}-threat-${number}`;

  const showMark = (number: number) => {
    const mark = marks.find((candidate) => candidate.number === number);
    if (!mark) return;
    if (mark.end > fold) flushSync(() => setIsWhole(true));
    moveTo(markId(mark));
  };

  return (
    <div
      className={cn(
        'grid border-line border-t',
        message && 'md:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] md:grid-rows-[auto_1fr]',
      )}
    >
      <ThreatList
        threats={threats}
        scoreWithout={explanation?.scoreWithout}
        marked={new Set(marks.map(({ number }) => number))}
        idOf={threatId}
        spotlight={spotlight}
        onShow={showMark}
      />
      {message && (
        <MessagePane
          message={message}
          marks={marks}
          threats={threats}
          fold={fold}
          isWhole={isWhole}
          onFold={setIsWhole}
          idOf={markId}
          spotlight={spotlight}
          onOpen={(number) => moveTo(threatId(number))}
        />
      )}
      <Reassurances sentences={explanation?.reassurances ?? []} />
    </div>
  );
};

const moveTo = (id: string) => {
  const element = document.getElementById(id);
  if (!element) return;
  element.focus({ preventScroll: true });
  scrollToElement(element, 'nearest');
};
