import { mailboxFromText } from '../parse/mailbox.ts';
import { openMime } from '../parse/open-mime.ts';
import { emptyMail, type OpenedMail } from '../parse/opened-mail.ts';
import { type ForwardBlock, findForward, type SeenLine } from './find-forward.ts';
import { linesOfHtml, linesOfText } from './seen-lines.ts';

/** A mail that a person sent us, and what it carries within its own text. */
export type OpenedWrapper = {
  wrapper: OpenedMail;
  /** What is judged: the message that was forwarded within the text, or the text as it is. Nothing of the wrapper's own headers. */
  carried: OpenedMail;
  /** Null where no message was forwarded within the text. */
  forward: ForwardBlock | null;
  /** The lines above the forward: the person's own. */
  above: string[];
};

/** Takes a wrapper apart: the person who forwards something is never what is judged. */
export const openWrapper = (source: Uint8Array): OpenedWrapper => {
  const wrapper = openMime(source, 'source');
  const { html, text, files } = wrapper;
  const found = forwardIn(html, text);
  if (!found) {
    const lines = html === '' ? linesOfText(text) : linesOfHtml(html);
    const carried = { ...emptyMail(), html, text, files };
    return { wrapper, carried, forward: null, above: lines.map((line) => line.text) };
  }
  const { block, lines, rest } = found;
  const { from, subject = '', date } = block.values;
  const carried: OpenedMail = {
    ...emptyMail(),
    form: 'headers-and-body',
    from: mailboxFromText(
      (from ?? '').replace(/[[<]mailto:[^\s<>[\]]{1,320}[\]>]/gi, (link) => `<${link.slice(8, -1)}>`),
    ),
    date: isoOf(date),
    subject,
    ...rest,
    files,
  };
  return { wrapper, carried, forward: block, above: lines.slice(0, block.first).map((line) => line.text) };
};

type Found = { block: ForwardBlock; lines: SeenLine[]; rest: Pick<OpenedMail, 'html' | 'text'> };

/** In the form that a person sees; the other one only if that shows none. */
const forwardIn = (html: string, text: string): Found | null => {
  const textLines = linesOfText(text);
  const inText = findForward(textLines);
  const restOfText = inText ? unquoted(text.slice(inText.end)) : '';
  const htmlLines = html === '' ? [] : linesOfHtml(html);
  const inHtml = findForward(htmlLines);
  if (inHtml)
    return { block: inHtml, lines: htmlLines, rest: { html: html.slice(inHtml.end), text: restOfText } };
  return inText ? { block: inText, lines: textLines, rest: { html: '', text: restOfText } } : null;
};

/** Apple Mail quotes what it forwards. */
const unquoted = (text: string): string => {
  const sample = text
    .slice(0, 4000)
    .split('\n', 20)
    .filter((line) => line.trim() !== '');
  return sample.length > 0 && sample.every((line) => line.startsWith('>'))
    ? text.replace(/^>[ \t]?/gm, '')
    : text;
};

const isoOf = (date: string | undefined): string | null => {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};
