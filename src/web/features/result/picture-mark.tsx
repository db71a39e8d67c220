import type { Severity } from '../../../contract/risk.ts';
import { cn } from '../../ui/cn.ts';
import type { BoxFinding, PictureBox } from './picture-boxes.ts';
import type { Spotlight } from './use-spotlight.ts';

/** The same lines and colours as in the message; a frame of the page's ground keeps them apart from any picture. */
const looks: Record<Severity, { frame: string; disc: string }> = {
  high: { frame: 'border-2 border-phishing border-solid', disc: 'bg-phishing' },
  medium: { frame: 'border-2 border-suspicious border-dashed', disc: 'bg-suspicious' },
  low: { frame: 'border-2 border-text-2 border-dotted', disc: 'bg-text-2' },
};
const recognisedLook = 'border-text-3 border-solid border';

type Props = {
  box: PictureBox;
  isLit: boolean;
  /** Lights what was merely recognised, which has no number. */
  onPoint: (isOver: boolean) => void;
  spotlight: Spotlight;
  discId: (number: number) => string;
  onOpen: (number: number) => void;
};

/** A frame around a place in the picture, what stands there, and the numbers of what was found. */
export const PictureMark = ({ box, isLit, onPoint, spotlight, discId, onOpen }: Props) => {
  const [heaviest] = box.findings;
  const pointer = heaviest
    ? spotlight.pointerProps(heaviest.number)
    : { onMouseEnter: () => onPoint(true), onMouseLeave: () => onPoint(false) };
  return (
    <li
      {...pointer}
      style={{ left: `${box.left}%`, top: `${box.top}%`, width: `${box.width}%`, height: `${box.height}%` }}
      className={cn('group absolute', isLit && 'z-1')}
    >
      <span
        aria-hidden="true"
        className={cn(
          '-inset-1.5 absolute rounded-chip ring-1 ring-bg/80 inset-ring inset-ring-bg/80',
          heaviest ? looks[heaviest.severity].frame : recognisedLook,
          isLit && 'outline-2 outline-text outline-offset-1',
        )}
      />
      <span
        className={cn(
          'pointer-events-none absolute z-2 w-max max-w-60 rounded-chip border border-line-strong bg-surface-2 px-2 py-1',
          'font-medium text-xs text-text leading-snug shadow-2 group-hover:opacity-100',
          box.left + box.width / 2 > 50 ? '-right-1' : '-left-1',
          box.top > 16 ? 'bottom-full' : 'top-full',
          hasRoomBeside(box) ? 'my-1.5' : 'my-8',
          isLit ? 'opacity-100' : 'opacity-0',
        )}
      >
        {box.label}
      </span>
      {box.findings.length > 0 && (
        <span
          className={cn(
            'absolute flex gap-1',
            hasRoomBeside(box) ? '-translate-y-1/2 top-1/2 right-full mr-2' : '-left-1.5 bottom-full mb-1.5',
          )}
        >
          {box.findings.map((finding) => (
            <Disc
              key={finding.number}
              id={discId(finding.number)}
              finding={finding}
              place={box.label}
              spotlight={spotlight}
              onOpen={() => onOpen(finding.number)}
            />
          ))}
        </span>
      )}
    </li>
  );
};

/** Numbers stand outside the frame, or they would cover what a person must judge: beside it, else above. */
const hasRoomBeside = ({ left, findings }: PictureBox) => left > discShare * findings.length;
/** What a number takes of the width of the smallest picture, in hundredths. */
const discShare = 9;

type DiscProps = {
  id: string;
  finding: BoxFinding;
  place: string;
  spotlight: Spotlight;
  onOpen: () => void;
};

const Disc = ({ id, finding: { number, title, severity }, place, spotlight, onOpen }: DiscProps) => (
  <button
    id={id}
    type="button"
    // A line of text is named after what was found in it.
    aria-label={`finding ${number}: ${place === title ? title : `${title} (${place})`}`}
    onClick={onOpen}
    {...spotlight.focusProps(number)}
    className={cn(
      'relative grid h-5.5 min-w-5.5 scroll-my-28 place-items-center rounded-full px-1 ring-2 ring-bg',
      'font-bold font-mono text-xs text-bg leading-none after:absolute after:-inset-1',
      looks[severity].disc,
      spotlight.isLit(number) && 'outline-2 outline-text outline-offset-2',
    )}
  >
    {number}
  </button>
);
