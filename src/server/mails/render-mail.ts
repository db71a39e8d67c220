import { productName } from '../../contract/site.ts';
import type { MailPart, MailThread, MailWords } from './mail-words.ts';

/** A mail as it is sent, but for whom it goes to. */
export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  thread?: MailThread;
};

/** Both forms of a mail, of the same words. Nothing in the HTML is fetched from anywhere, and it needs no table to be read. */
export const renderMail = ({ subject, parts, replyTo, language, thread }: MailWords): RenderedMail => ({
  subject: onOneLine(subject),
  text: `${parts.map(textOf).join('\n\n')}\n`,
  html: pageOf(parts.map(htmlOf).join('\n      '), language),
  ...(replyTo && { replyTo }),
  ...(thread && { thread }),
});

/**
 * In a subject a line break would begin another header, and beside a label another fact; what turns the writing around would let a
 * name read as another.
 */
const onOneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ');

const textOf = (part: MailPart): string => {
  if (typeof part === 'string') return part;
  if ('note' in part) return part.note;
  if ('code' in part) return `${part.label} ${part.code}`;
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${onOneLine(value)}`).join('\n');
  return part.quote
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
};

const paragraph = 'margin:0 0 12px';

const htmlOf = (part: MailPart): string => {
  if (typeof part === 'string') return `<p style="${paragraph}">${escapeHtml(part)}</p>`;
  if ('note' in part)
    return `<p style="${paragraph};color:#49646e;font-size:14px">${escapeHtml(part.note)}</p>`;
  if ('code' in part)
    return `<p style="margin:0 0 8px">${escapeHtml(part.label)}</p>
      <p style="margin:0 0 16px;font:700 32px/1.2 ui-monospace,monospace;letter-spacing:.1em">${escapeHtml(part.code)}</p>`;
  if ('facts' in part)
    return `<p style="${paragraph}">${part.facts
      .map(
        ([name, value]) =>
          `<span style="color:#49646e">${escapeHtml(name)}:</span> ${escapeHtml(onOneLine(value))}`,
      )
      .join('<br>')}</p>`;
  return `<blockquote style="margin:0 0 12px;padding:0 0 0 12px;border-left:3px solid #c5d6d8;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(part.quote)}</blockquote>`;
};

const pageOf = (paragraphs: string, language = 'en'): string => `<!doctype html>
<html lang="${language}">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
  <body style="margin:0;padding:32px 16px;background:#edf3f2;color:#0b2129;font:16px/1.5 system-ui,sans-serif">
    <div style="max-width:480px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #c5d6d8;border-radius:16px">
      <p style="margin:0 0 16px;font-weight:700;font-size:20px">${productName}</p>
      ${paragraphs}
    </div>
  </body>
</html>
`;

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
