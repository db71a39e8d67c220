import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Analysis } from '../../../contract/analysis.ts';
import { scrollToElement } from '../../lib/motion.ts';
import { usePictureUrl } from '../../lib/picture-url.ts';
import { cn } from '../../ui/cn.ts';
import { DetectedThreats, type FindingPlace } from './detected-threats.tsx';
import { drawableMessage } from './drawable-message.ts';
import { MessagePane } from './message-pane.tsx';
import { foldAt, type NumberedMark, numberedMarks } from './message-segments.ts';
import { type PictureBox, pictureBoxes } from './picture-boxes.ts';
import { PicturePane } from './picture-pane.tsx';
import { Reassurances } from './reassurances.tsx';
import { useSpotlight } from './use-spotlight.ts';

type Props = {
  analysis: Pick<Analysis, 'threats' | 'explanation'>;
  /** The checked picture, while the page still has it. */
  picture: File | null;
  hasPointsInBadge: boolean;
};

/** What was found, beside what it was found in. Threat 1 in the list is mark 1 in the message and in the picture. */
export const Evidence = ({ analysis: { threats, explanation }, picture: file, hasPointsInBadge }: Props) => {
  const message = drawableMessage(explanation?.message ?? null);
  const picture = explanation?.picture ?? null;
  const marks = message ? numberedMarks(message.marks, threats) : [];
  const fold = message ? foldAt({ ...message, marks }) : 0;
  const [isWhole, setIsWhole] = useState(false);
  const [isUnusable, setIsUnusable] = useState(false);
  const [isLarge, setIsLarge] = useState(false);
  const url = usePictureUrl(picture && file);
  // Without the file there is still a frame: it shows where things were, and says that the picture is gone.
  const shown = isUnusable ? null : picture;
  const boxes = shown ? pictureBoxes(shown, threats) : [];
  const spotlight = useSpotlight();
  const id = useId();
  const markId = (mark: NumberedMark) => `${id}-mark-${mark.start}`;
  const discId = (box: PictureBox, number: number) => `${id}-box-${box.id}-${number}`;
  const threatId = (number: number) => `${id}-threat-${number}`;

  const boxOf = (number: number) =>
    boxes.find(({ findings }) => findings.some((finding) => finding.number === number));
  const markOf = (number: number) => marks.find((mark) => mark.number === number);
  const placeOf = (number: number): FindingPlace | null => {
    if (boxOf(number)) return 'picture';
    if (!markOf(number)) return null;
    return picture ? 'text' : 'message';
  };
  const showFinding = (number: number) => {
    const box = boxOf(number);
    const mark = markOf(number);
    if (box) moveTo(discId(box, number));
    else if (mark) {
      if (mark.end > fold) flushSync(() => setIsWhole(true));
      moveTo(markId(mark));
    }
  };
  const openThreat = (number: number) => moveTo(threatId(number));

  const messagePane = message && (
    <MessagePane
      message={message}
      marks={marks}
      threats={threats}
      source={sourceOf(picture !== null, shown !== null)}
      fold={fold}
      isWhole={isWhole}
      onFold={setIsWhole}
      idOf={markId}
      spotlight={spotlight}
      onOpen={openThreat}
    />
  );

  return (
    <div
      className={cn(
        'grid border-line border-t',
        !isLarge && shown && 'md:grid-cols-2 md:grid-rows-lead',
        !shown && message && 'md:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] md:grid-rows-lead',
      )}
    >
      <DetectedThreats
        threats={threats}
        isOpen={threats.length === 0 && !explanation?.isConclusive}
        scoreWithout={explanation?.scoreWithout}
        hasPointsInBadge={hasPointsInBadge}
        placeOf={placeOf}
        idOf={threatId}
        spotlight={spotlight}
        onShow={showFinding}
      />
      {shown && (
        <PicturePane
          picture={shown}
          url={url}
          isKept={file !== null}
          boxes={boxes}
          isLarge={isLarge}
          onSize={setIsLarge}
          onUnusable={() => setIsUnusable(true)}
          discId={discId}
          spotlight={spotlight}
          onOpen={openThreat}
        />
      )}
      {!shown && messagePane}
      <Reassurances sentences={explanation?.reassurances ?? []} />
      {shown && messagePane}
    </div>
  );
};

const sourceOf = (isPicture: boolean, isShown: boolean) => {
  if (!isPicture) return 'message';
  return isShown ? 'picture' : 'lost-picture';
};

const moveTo = (id: string) => {
  const element = document.getElementById(id);
  if (!element) return;
  element.focus({ preventScroll: true });
  scrollToElement(element, 'nearest');
};
