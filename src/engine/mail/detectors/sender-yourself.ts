import { defang } from '../../text/defang.ts';
import { senderDetector } from './define.ts';
import { shownFrom } from './where.ts';

/** "I have your password, see, I write from your account": the address was merely written into the sender line. */
export const senderYourself = senderDetector({
  id: 'sender-yourself',
  title: 'Pretends to come from yourself',
  points: 8,
  severity: 'low',
  icon: 'UserX',
  find: ({ sender, mail, proof, isConversation }) =>
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
