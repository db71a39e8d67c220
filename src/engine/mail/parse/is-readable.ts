import type { ParsedMail } from './parsed-mail.ts';

/** Whether anything at all could be read: without any content there is nothing to judge. */
export const isReadable = ({ shown, links, attachments, from, subject }: ParsedMail): boolean =>
  shown.text.trim() !== '' || links.length > 0 || attachments.length > 0 || from !== null || subject !== '';
