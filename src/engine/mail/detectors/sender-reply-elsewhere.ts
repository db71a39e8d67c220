import { isMailHandler } from '../../addresses/mail-services.ts';
import { isSameOrganisation } from '../../brands/organisation.ts';
import { defang } from '../../text/defang.ts';
import { matchPhrases } from '../../wording/match-phrases.ts';
import { carriesWords } from '../carried-words.ts';
import { isNamesake, type MailCase, type Sender } from '../case.ts';
import { senderDetector } from './define.ts';
import { shownReplyTo } from './where.ts';

/** The reply goes to the attacker's own mailbox. Lists and ticket systems also set Reply-To, but to themselves. */
export const senderReplyElsewhere = senderDetector({
  id: 'sender-reply-elsewhere',
  title: 'Replies go to a different address',
  points: 22,
  severity: 'medium',
  icon: 'UserX',
  find: (input) => {
    const { sender, replyTo, isConversation, isBulk } = input;
    if (!sender?.host || isConversation) return [];
    const { host } = sender;
    // A service that passes on what a user wrote lets the reply go to that user.
    const isPassedOn = carriesWords(input);
    return replyTo
      .filter(
        (one) =>
          one.host !== null &&
          (one.isFreemail || !isPassedOn) &&
          !isSameOrganisation(one.host, host) &&
          !isNamesake(one.host, host) &&
          !isMailHandler(one.host.registrableDomain),
      )
      .map((reply) => ({ sender, reply, isBulk, isAboutMoney: isAboutMoney(input) }));
  },
  weigh: ({ sender, reply, isBulk }) => weight(sender, reply, isBulk),
  // A company that asks for money and takes the answer in a free mailbox: the letterhead is borrowed.
  certainty: ({ sender, reply, isAboutMoney: isMoney }) =>
    isMoney && reply.isFreemail && !sender.isFreemail ? 'strong' : 'weak',
  where: shownReplyTo,
  describe: ({ sender, reply }) =>
    `The message comes from ${defang(sender.address)}, but an answer would go to ${defang(reply.address)}${reply.isFreemail ? ', a mailbox anyone can open' : ''}.`,
  recommendation: 'Do not answer. Write to an address you already know instead.',
});

const isAboutMoney = ({ prose }: MailCase): boolean =>
  (['payment-request', 'payroll-change', 'gift-cards'] as const).some(
    (topic) => matchPhrases(prose, topic).sure.length > 0,
  );

const weight = (sender: Sender, reply: Sender, isBulk: boolean) => {
  if (reply.isFreemail) return sender.isFreemail ? 14 : 22;
  return isBulk ? 5 : 8;
};
