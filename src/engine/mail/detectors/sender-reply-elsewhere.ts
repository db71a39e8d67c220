import { isMailHandler } from '../../addresses/mail-services.ts';
import { isSameOrganisation } from '../../brands/organisation.ts';
import { defang } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import { carriesWords } from '../carried-words.ts';
import type { MailCase, Sender } from '../case.ts';
import { shownReplyTo } from './where.ts';

/** Where the answer would go is where the money would go. Lists and ticket systems set Reply-To honestly, to themselves. */
export const senderReplyElsewhere = detector({
  id: 'sender-reply-elsewhere',
  family: 'sender',
  title: 'Replies go to somebody else',
  points: 22,
  severity: 'medium',
  icon: 'UserX',
  find: (input: MailCase) => {
    const { sender, replyTo, isConversation, isBulk } = input;
    if (!sender?.host || isConversation) return [];
    const { host } = sender;
    // A service that passes on what somebody wrote lets the answer go to them.
    const isPassedOn = carriesWords(input);
    return replyTo
      .filter(
        (one) =>
          one.host !== null &&
          (one.isFreemail || !isPassedOn) &&
          !isSameOrganisation(one.host, host) &&
          !isMailHandler(one.host.registrableDomain),
      )
      .map((reply) => ({ sender, reply, isBulk }));
  },
  weigh: ({ sender, reply, isBulk }) => weight(sender, reply, isBulk),
  where: shownReplyTo,
  describe: ({ sender, reply }) =>
    `The message comes from ${defang(sender.address)}, but an answer would go to ${defang(reply.address)}${reply.isFreemail ? ', a mailbox anybody can open' : ''}.`,
  recommendation: 'Do not answer. Write to an address you already know instead.',
});

const weight = (sender: Sender, reply: Sender, isBulk: boolean) => {
  if (reply.isFreemail) return sender.isFreemail ? 14 : 22;
  return isBulk ? 5 : 8;
};
