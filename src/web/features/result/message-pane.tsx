import { Fragment } from 'react';
import type { KeptThreat } from '../../../contract/analysis.ts';
import type { ShownMessage } from '../../../contract/explanation.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FindingMark } from './finding-mark.tsx';
import { type NumberedMark, type Segment, segmentsOf } from './message-segments.ts';
import type { Spotlight } from './use-spotlight.ts';

/** Where the text comes from: a message, a picture that is shown beside it, one that the page no longer has. */
export type TextSource = 'message' | 'picture' | 'lost-picture';

const ofPicture = {
  heading: 'Text read from the picture',
  markedHeading: 'Text read from the picture',
  region: 'Text of the picture',
  unfold: 'Show the whole text',
  copied: 'the text',
};
const words = {
  message: {
    heading: 'The message',
    markedHeading: 'Where it shows in the message',
    region: 'Message text',
    unfold: 'Show the whole message',
    copied: 'the message',
    note: '',
  },
  picture: { ...ofPicture, note: '' },
  'lost-picture': { ...ofPicture, note: 'The picture itself was not kept. ' },
};

type Props = {
  message: ShownMessage;
  marks: readonly NumberedMark[];
  threats: readonly KeptThreat[];
  source: TextSource;
  /** Where the text is folded; its length when it is short enough to be shown at once. */
  fold: number;
  isWhole: boolean;
  onFold: (isWhole: boolean) => void;
  idOf: (mark: NumberedMark) => string;
  spotlight: Spotlight;
  onOpen: (number: number) => void;
};

/** The message with its findings in place. Only text is ever shown: no markup, no pictures, no links. */
export const MessagePane = ({
  message,
  marks,
  threats,
  source,
  fold,
  isWhole,
  onFold,
  ...findings
}: Props) => {
  const { text, bodyStart } = message;
  const { heading, markedHeading, region, unfold, copied, note } = words[source];
  // Beside a picture there is no room left; its text follows over the whole width.
  const isBelow = source === 'picture';
  const shownTo = isWhole ? text.length : fold;
  const piece = (segment: Segment) => {
    const { mark } = segment;
    const threat = mark && threats[mark.number - 1];
    if (!mark || !threat) return <AddressText text={segment.text} />;
    return (
      <FindingMark
        id={findings.idOf(mark)}
        number={mark.number}
        title={threat.title}
        severity={threat.severity}
        text={segment.text}
        spotlight={findings.spotlight}
        onOpen={() => findings.onOpen(mark.number)}
      />
    );
  };
  return (
    <section
      className={cn(
        'min-w-0 border-line p-card max-md:border-t',
        isBelow ? 'col-span-full border-t' : 'md:col-start-2 md:row-span-2 md:border-l',
      )}
    >
      <div className={cn(!isBelow && 'md:sticky md:top-22')}>
        <div className="flex items-center justify-between gap-3">
          <h3 className="section-title">{marks.length > 0 ? markedHeading : heading}</h3>
          <CopyButton text={text} what={copied} />
        </div>
        <section
          aria-label={region}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable to be scrolled by keyboard.
          tabIndex={0}
          className="relative mt-3.5 max-h-[85dvh] overflow-y-auto overscroll-contain md:max-h-[70dvh] rounded-inner border border-line bg-field outline-offset-0"
        >
          {bodyStart > 0 && (
            <div className="evidence whitespace-pre-wrap border-line border-b border-dashed px-5 py-3.5 text-xs text-text-2 leading-relaxed">
              {segmentsOf(text, 0, trimmedEnd(text, bodyStart), marks).map((segment) => (
                <Fragment key={segment.start}>
                  {segment.mark ? piece(segment) : <HeaderText segment={segment} text={text} />}
                </Fragment>
              ))}
            </div>
          )}
          <div className="whitespace-pre-wrap px-5 pt-4 pb-5 text-sm leading-relaxed">
            {segmentsOf(text, bodyStart, shownTo, marks).map((segment) => (
              <Fragment key={segment.start}>{piece(segment)}</Fragment>
            ))}
            {shownTo < text.length && ' ...'}
          </div>
        </section>
        {fold < text.length && (
          <Button size="small" aria-expanded={isWhole} onClick={() => onFold(!isWhole)} className="mt-3">
            {isWhole ? 'Show the beginning only' : unfold}
          </Button>
        )}
        <p className="mt-2.5 text-xs text-text-3">
          {note}
          {marks.length > 0 && 'Numbers match the detected threats. '}
          Links here are shown as text and cannot be opened.
        </p>
      </div>
    </section>
  );
};

/** The empty line between headers and body is drawn as a rule. */
const trimmedEnd = (text: string, end: number) => text.slice(0, end).trimEnd().length;

/** The name of each header line stands back behind its value. */
const HeaderText = ({ segment, text }: { segment: Segment; text: string }) => {
  const startsLine = segment.start === 0 || text[segment.start - 1] === '\n';
  return segment.text.split(/(?<=\n)/).map((line, index) => {
    const name = index > 0 || startsLine ? (/^[\w-]+:/.exec(line)?.[0] ?? '') : '';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one message never change.
      <Fragment key={index}>
        {name && <span className="font-medium text-text-3">{name}</span>}
        {line.slice(name.length)}
      </Fragment>
    );
  });
};
