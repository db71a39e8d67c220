import { defang } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { MailCase } from '../case.ts';
import { shownFrom } from './where.ts';

/** "I have your password, see, I write from your account": the address was merely written into the sender line. */
export const senderYourself = detector({
  id: 'sender-yourself',
  family: 'sender',
  title: 'Pretends to come from yourself',
  points: 8,
  severity: 'low',
  icon: 'UserX',
  find: ({ sender, mail, proof, isConversation }: MailCase) =>
    sender?.address &&
    proof.state !== 'proven' &&
    !isConversation &&
    mail.to.length === 1 &&
    mail.to[0]?.address === sender.address
      ? [sender.address]
      : [],
  where: shownFrom,
  describe: (address) =>
    `Sender and receiver are the same address (${defang(address)}). Anyone can write any address into the sender line.`,
  recommendation: 'Do not believe that your mailbox was hacked: a copied address proves nothing.',
});
