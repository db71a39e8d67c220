import { structureDetector } from './define.ts';

/** Neither the reader's address nor a list: the message went to many people who must not see each other. */
export const structureHiddenRecipients = structureDetector({
  id: 'structure-hidden-recipients',
  title: 'Recipients are hidden',
  points: 12,
  severity: 'low',
  icon: 'AlertCircle',
  find: ({ mail, isConversation, isBulk, sender }) => {
    if (mail.form !== 'source' || isConversation || isBulk) return [];
    const to = mail.headers.find(({ key }) => key === 'to')?.value;
    const isHidden = to === undefined ? mail.hops.length > 0 : /undisclosed|recipients?:\s*;|^\s*$/i.test(to);
    const isOwn = mail.to.length === 1 && mail.to[0]?.address === sender?.address;
    return isHidden || isOwn ? [{ isOwn }] : [];
  },
  // Schools and clubs write to themselves and put everybody else in Bcc.
  weigh: ({ isOwn }) => (isOwn ? 5 : 12),
  describe: () => 'The message does not say who it was sent to: it went to many people at once.',
  recommendation: 'Read it as a mass mailing, not as a message to you.',
});
