import type { ShownMessage } from '../../contract/explanation.ts';
import { cutText, maskBidiControls } from '../../contract/plain-text.ts';
import { defangedWords } from '../report/defang-text.ts';
import { addressEdits } from './hide-address.ts';
import { ownerAddress } from './owner-address.ts';
import { rewriteText } from './rewrite-text.ts';

/** As much as is ever shown of a message; a text of an earlier version may be longer. */
const maxLength = 60_000;

/** What others may read of a text: without the address of its owner, and with no address in it that could be opened. */
export const sharedText = (ownerEmail: string) => {
  const owner = ownerAddress(ownerEmail);

  const message = ({ text, bodyStart, marks }: ShownMessage): ShownMessage => {
    const masked = maskBidiControls(text);
    const hidden = rewriteText(masked, addressEdits(masked, owner));
    const defanged = rewriteText(hidden.text, defangedWords(hidden.text));
    const moved = (stretch: { start: number; end: number }) => defanged.move(hidden.move(stretch));
    return {
      text: defanged.text,
      bodyStart: moved({ start: bodyStart, end: bodyStart }).start,
      marks: marks.map((mark) => ({ ...mark, ...moved(mark) })),
    };
  };

  return {
    message,
    of: (text: string): string => message({ text: cutText(text, maxLength), bodyStart: 0, marks: [] }).text,
  };
};
export type SharedText = ReturnType<typeof sharedText>;
