import { strangeness } from '../../text/strangeness.ts';
import { structureDetector } from './define.ts';
import { shownSubject } from './where.ts';

/** The last word and the symbol before it. */
const last = /([#[(.\s_|-])\s?([A-Za-z0-9]{4,})[\])]?\s*$/;
/** A gap of many spaces keeps the mark out of sight. Tabs do not count: servers break long subjects with them. */
const spaced = /[^\S\t]{6,}\S+\s*$/;

/** `1080p`, `500mg`, `21st`; `report.xlsx`, `IMG_0001.HEIC`: ends of ordinary subjects without vowels or with digits. */
const unit = /^\d{1,4}[a-z]{1,3}$/;
const fileEnding = /^(?:html|xhtml|https|pdfs|xlsx|pptx|docx|jpgs|pngs|jpeg|heic|webp|tiff|mpeg)$/i;

/** A random mark, so that no two copies of the mailing are alike: `Your files will be deleted #vwxp`. */
const isMark = (sign: string, word: string): boolean => {
  if (unit.test(word) || fileEnding.test(word)) return false;
  if (sign === '.' && /^[A-Z]{4}$/.test(word)) return true;
  if (word.length >= 12 && !/^\d+$/.test(word) && (/\d/.test(word) || strangeness(word) > generated))
    return true;
  return (
    (word.length >= 5 && /^[a-z]*\d+[a-z]+[a-z0-9]*$/.test(word)) ||
    /^(?:[bcdfghjklmnpqrstvwxz]{4,}|[A-Z]{4,8}\d{2,})$/.test(word)
  );
};
/** Mean surprise per letter of a word nobody would write; by hand, see text/strangeness.ts. */
const generated = 5.3;

export const structureMarkedSubject = structureDetector({
  id: 'structure-marked-subject',
  title: 'Random characters in the subject or sender',
  points: 8,
  severity: 'low',
  icon: 'AlertCircle',
  find: ({ mail, sender, isConversation }) => {
    if (isConversation || sender?.isEstablished) return [];
    const raw = mail.headers.find(({ key }) => key === 'subject')?.value ?? mail.subject;
    const [, sign = '', word = ''] = last.exec(mail.subject) ?? [];
    return isMark(sign, word) || spaced.test(raw.trimEnd()) || /\d{6,}\s*$/.test(sender?.name ?? '')
      ? [mail.subject]
      : [];
  },
  where: shownSubject,
  describe: (subject) =>
    `“${subject.slice(-40)}” ends in meaningless characters. Mass mailings add them to each copy, so that filters do not see that the copies are alike.`,
  recommendation: 'Treat it as a mass mailing, not as a message to you.',
});
