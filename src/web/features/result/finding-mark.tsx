import type { Severity } from '../../../contract/risk.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { cn } from '../../ui/cn.ts';
import type { Spotlight } from './use-spotlight.ts';

/** Line style, tint and number show the severity; colour only repeats it. */
const looks: Record<Severity, { mark: string; disc: string }> = {
  high: { mark: 'border-phishing border-solid bg-phishing-tint', disc: 'bg-phishing' },
  medium: { mark: 'border-suspicious border-dashed bg-suspicious-tint', disc: 'bg-suspicious' },
  low: { mark: 'border-line-strong border-dotted bg-surface-3', disc: 'bg-text-2' },
};

type Props = {
  /** Of the button inside, so that the list can lead here. */
  id: string;
  number: number;
  title: string;
  severity: Severity;
  text: string;
  spotlight: Spotlight;
  /** Leads to the threat in the list. */
  onOpen: () => void;
};

/** A marked stretch of the message. Always text: whatever an address looks like, it is never a link. */
export const FindingMark = ({ id, number, title, severity, text, spotlight, onOpen }: Props) => (
  <mark
    {...spotlight.pointerProps(number)}
    className={cn(
      'rounded-t-sm border-b-2 box-decoration-clone px-1 py-px text-text',
      looks[severity].mark,
      spotlight.isLit(number) && 'outline-2 outline-text outline-offset-1',
    )}
  >
    <AddressText text={text} />
    {/* A word joiner: the number never stands alone at the beginning of a line. */}
    <span className="select-none whitespace-nowrap">
      {'\u2060'}
      <button
        id={id}
        type="button"
        aria-label={`finding ${number}: ${title}`}
        onClick={onOpen}
        {...spotlight.focusProps(number)}
        className={cn(
          'relative ml-1 inline-grid h-4.5 min-w-4.5 scroll-my-28 place-items-center rounded-full px-1',
          'align-middle font-bold font-mono text-xs text-bg leading-none after:absolute after:-inset-1.5',
          looks[severity].disc,
        )}
      >
        {number}
      </button>
    </span>
  </mark>
);
