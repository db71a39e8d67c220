import { structureDetector } from './define.ts';
import { shownSubject } from './where.ts';

/** "Re:" without any earlier message: a reply to something never written. Forwards lose their thread too, so they do not count. */
export const structureFalseReply = structureDetector({
  id: 'structure-false-reply',
  title: 'Pretends to be a reply',
  points: 8,
  severity: 'low',
  icon: 'AlertCircle',
  find: ({ mail, prose, isConversation, isBulk }) =>
    mail.form === 'source' &&
    /^\s*(?:re|aw|sv|res|rif|antw)\s*:/i.test(mail.subject) &&
    !isConversation &&
    !mail.headers.some(({ key }) => key === 'in-reply-to' || key === 'references') &&
    (isBulk || mail.headers.some(({ key }) => key === 'message-id')) &&
    !/^>/m.test(mail.shown.text) &&
    !/\b(?:wrote:|schrieb|escribio|a ecrit|ha scritto|escreveu)|-----\s?original/.test(prose.text)
      ? [mail.subject]
      : [],
  where: shownSubject,
  describe: () => 'The subject begins like a reply, but nothing in the message belongs to an earlier one.',
  recommendation: 'Check in your sent folder whether you ever wrote to this person.',
});
