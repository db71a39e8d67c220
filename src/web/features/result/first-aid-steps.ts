import type { RiskLevel } from '../../../contract/risk.ts';
import type { Want } from './wants.ts';

/** What a person may have done with a message, the most urgent first. */
export const userActions = [
  'paid',
  'card',
  'password',
  'command',
  'installed',
  'file',
  'called',
  'replied',
  'clicked',
  'opened',
  'nothing',
] as const;
export type UserAction = (typeof userActions)[number];

export type Step = {
  text: string;
  /** To be done within the first ten minutes. */
  isSoon?: true;
  /** Only where the message was after one of these. */
  wants?: readonly Want[];
  levels?: readonly RiskLevel[];
};

const soon = (text: string, wants?: readonly Want[]): Step => ({
  text,
  isSoon: true,
  ...(wants && { wants }),
});
const later = (text: string, wants?: readonly Want[]): Step => ({ text, ...(wants && { wants }) });

const tellWork = later('If this is a work device or account, tell your IT team today.');
const keepProof = later('Keep the message and all proof. Report it to the police.');
const noRescuers = later('Do not trust anyone who offers to get your money back for a fee.');
const offline = soon('Turn off Wi-Fi and pull the network cable of this device.');
const otherDevice = soon('Take another device. Change your mail password there, then your bank password.');

/** Short words and short sentences: the reader is in a hurry. No number and no link is ever taken from a message. */
export const stepsByAction: Record<UserAction, readonly Step[]> = {
  paid: [
    soon('Call your bank now. Use the number on your card. Ask them to stop the payment.'),
    soon('Call the gift card company too. Keep the cards and the receipt.', ['gift-cards']),
    soon('Tell your payroll office to undo the change.', ['bank-change']),
    soon('Move what is left in your wallet to a new one. Make it on a safe device.', ['wallet']),
    soon('Pay nothing more, even if they press you.'),
    keepProof,
    noRescuers,
  ],
  card: [
    soon('Call your bank now. Use the number on your card. Ask them to block it.'),
    later('Read your bank statement each week for three months.'),
    later('Dispute every charge that is not yours.'),
    later('Ask your bank what to do about the ID you sent.', ['identity']),
    keepProof,
  ],
  password: [
    soon('Change that password now. Type the real address yourself.'),
    soon('In the account, sign out all other devices.'),
    soon('Remove each device and sign-in that you do not know.', ['code']),
    soon('Remove each linked app that you do not know.', ['app-access']),
    soon('Move your coins to a new wallet. The old words are lost for good.', ['wallet']),
    soon('Change it in every place where you use the same one.'),
    later('Turn on two-step sign-in.'),
    later('Look for mail rules that send your mail on. Delete them.'),
    tellWork,
  ],
  command: [
    offline,
    soon('Do not sign in to anything on this device.'),
    otherDevice,
    later('Have the device set up from scratch before you use it again.'),
    tellWork,
  ],
  installed: [
    offline,
    soon('Remove the app or program.'),
    soon('Turn off remote control if you let them in.', ['install', 'call']),
    otherDevice,
    later('Run a full virus scan. If it finds anything, have the device set up from scratch.'),
    tellWork,
  ],
  file: [
    soon('Close the file. Do not turn on editing or macros.'),
    soon('Run a full virus scan now.'),
    soon('If a file asked you to sign in, change that password now.', ['password', 'file']),
    later('Delete the file and empty the bin.'),
    tellWork,
  ],
  called: [
    soon('End the call. Block the number.'),
    soon('If they saw your screen, turn off Wi-Fi and remove what they had you install.'),
    soon('If you gave them a code or card, mark that above as well.'),
    later('They may call back and claim to be your bank. Hang up.'),
    tellWork,
  ],
  replied: [
    soon('Stop writing. Do not explain and do not argue.'),
    soon('If you sent a code, sign out all devices in that account.', ['code', 'password']),
    soon('Buy no cards. Send no numbers from a card.', ['gift-cards']),
    soon('Tell your payroll office that the request was fake.', ['bank-change']),
    later('Block the sender.'),
    later('Expect more tries. Your address is now known to work.'),
    tellWork,
  ],
  clicked: [
    soon('Close the page. Type nothing there.'),
    soon('If a file was downloaded, do not open it. Delete it.'),
    soon('If you typed a password there, mark that above as well.', ['password', 'code', 'app-access']),
    soon('If you gave a card there, mark that above as well.', ['card', 'money']),
    soon('If the page had you paste a command, mark that above as well.', ['command']),
    later('Update your browser and run a virus scan.'),
    tellWork,
  ],
  opened: [
    { text: 'Reading it did no harm. You can stop here.', isSoon: true },
    { text: 'Report it as phishing, then delete it.', levels: ['phishing'] },
    { text: 'Leave it alone until you know who sent it.', levels: ['suspicious'] },
    { text: 'You can keep it.', levels: ['safe'] },
  ],
  nothing: [
    { text: 'Good. There is nothing to repair.', isSoon: true },
    { text: 'Report it as phishing, then delete it.', levels: ['phishing'] },
    { text: 'Warn others who may have received it.', levels: ['phishing'] },
    {
      text: 'Ask the sender if it is real. Use a number or an address you had before.',
      levels: ['suspicious'],
    },
    { text: 'You can use it as you planned.', levels: ['safe'] },
  ],
};
