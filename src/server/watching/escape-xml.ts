import { escapeHtml } from '../mails/render-mail.ts';

/** What XML 1.0 has no place for, not even escaped. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const escapeXml = (text: string): string => escapeHtml(text.replaceAll(impossible, ' '));
