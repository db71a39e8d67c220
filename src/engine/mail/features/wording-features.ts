import { feature } from '../../inference/feature.ts';
import { matchPhrases } from '../../wording/match-phrases.ts';
import type { Topic } from '../../wording/topics.ts';
import type { MailCase } from '../case.ts';
import { standingOf } from '../standing.ts';
import { type MailFeature, yes } from './input.ts';
import { textReading } from './text-reading.ts';

/** What each topic is in plain words; the phrasebooks say how it sounds in each language. */
const titles: Record<Topic, string> = {
  'credential-request': 'it asks to sign in or to confirm a password',
  'account-threat': 'it says that an account is locked or will be closed',
  'payment-request': 'it asks for a payment',
  'parcel-fee': 'it wants a fee for a parcel',
  'refund-bait': 'it promises money back',
  prize: 'it promises a prize',
  'gift-cards': 'it asks to buy gift cards',
  'invoice-lure': 'it presents an invoice to open',
  'payroll-change': 'it asks to change where a salary is paid',
  'code-request': 'it asks for a code that was sent to you',
  urgency: 'it presses for time',
  fear: 'it threatens consequences',
  authority: 'it claims to come from an authority',
  secrecy: 'it asks for secrecy',
  'executive-errand': 'it asks for a favour in a superior’s name',
  callback: 'it asks for a call',
  extortion: 'it blackmails',
  'advance-fee': 'it offers a fortune to a stranger',
  'crypto-lure': 'it talks of coins, wallets or recovery words',
  'device-code': 'it wants a code entered on a sign-in page',
  'oauth-consent': 'it wants an app to be given access',
  'shared-document': 'it says that a document was shared',
  voicemail: 'it says that a voice message is waiting',
  'mailbox-full': 'it says that the mailbox is full or messages are held',
  'subscription-renewal': 'it says that a subscription was renewed or is ending',
  'virus-scare': 'it says that the device is infected',
  'job-offer': 'it offers easy work',
  investment: 'it promises profits',
  loan: 'it offers a loan',
  'health-miracle': 'it promises a miracle cure',
  'dating-bait': 'it baits with dating',
  casino: 'it baits with gambling',
  'hard-sell': 'it advertises aggressively',
  'junk-footer': 'it ends the way junk mail does',
  'paste-and-run': 'it wants a command to be pasted and run',
  'generic-greeting': 'it greets nobody in particular',
  'bait-click': 'it urges the reader to click a link',
  'honest-notice': 'whether it says, as genuine notices do, that nothing needs to be done',
};

const most = 4;
/** One sure sentence counts as much as three hints. */
const said = ({ prose }: MailCase, topic: Topic): number => {
  const { sure, hint } = matchPhrases(prose, topic);
  return Math.min(most, sure.length + hint.length / 3);
};
const saidOf = (mail: MailCase, topics: readonly Topic[]): number =>
  topics.reduce((sum, topic) => sum + said(mail, topic), 0);

const secrets: readonly Topic[] = [
  'credential-request',
  'code-request',
  'crypto-lure',
  'device-code',
  'oauth-consent',
];
const pressure: readonly Topic[] = [
  'urgency',
  'fear',
  'account-threat',
  'authority',
  'extortion',
  'virus-scare',
];
const rewards: readonly Topic[] = ['prize', 'refund-bait', 'advance-fee', 'investment', 'casino', 'loan'];
const money: readonly Topic[] = [
  'payment-request',
  'parcel-fee',
  'gift-cards',
  'payroll-change',
  'invoice-lure',
];

const isStranger = (mail: MailCase) => standingOf(mail) === 'stranger';
/** A request counts as a stranger's where nothing connects the sender with it. */
const byStranger =
  (topics: readonly Topic[]) =>
  ({ mail }: { mail: MailCase }): number =>
    isStranger(mail) ? saidOf(mail, topics) : 0;

/** A logo's words or a preview line may come first, so the greeting is known by the comma behind it. */
const greeting =
  /\b(?:dear|hi|hello|hallo|hey|liebe[rs]?|sehr geehrte[rs]?|guten tag|bonjour|chere?|hola|estimad[oa]|ola|prezad[oa]|car[oa]|gentile|ciao|beste|geachte)\s([^\n,!:;.?]{2,40})[,!:\n]/;
const greetingRead = 600;
const nobody =
  /customer|user|client|member|friend|\bsir\b|madam|beneficiary|winner|owner|account|e-?mail|@|kunde|kundin|nutzer|damen|herren|usuario|amigo|membre|madame|monsieur|utente|utilizador|klant|gebruiker|\b(?:all|team|everyone|there)\b/;
/** What legitimate senders say about themselves, and many lures leave out. */
const footers = {
  legal:
    /\b(?:gmbh|ltd|limited|inc|llc|plc|s\.?a\.?r\.?l|s\.?p\.?a|b\.v|registered (?:office|in|address)|company (?:no|number|registration)|handelsregister|amtsgericht|ust-?id|vat (?:no|id|number|reg)|siren|siret|p\.? ?iva|cnpj|kvk|impressum|all rights reserved|alle rechte|tous droits|todos l?os d(?:erechos|ireitos)|tutti i diritti)\b/,
  postal:
    /\b(?:\d{1,5} (?:[a-z.]{1,20} ){1,4}(?:street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|way|square|suite|floor)|[a-z]{3,24}(?:strasse|str\.|weg|platz|allee|straat|gade|gatan) ?\d|(?:rue|via|calle|avenida|rua|plaza|piazza|p\.?o\.? box)\b.{2,40}\d|\d{5} [a-z]{3,}|[a-z]{2} \d{5}(?:-\d{4})?|[a-z]{1,2}\d{1,2}[a-z]? \d[a-z]{2})\b/,
  phone: /(?:\+|\b00|\b0|\()\d[\d ()/.-]{6,16}\d/,
  privacy:
    /\b(?:privacy|datenschutz|(?:politica|aviso) de privacidad|confidentialite|privacidade|informativa|terms of (?:use|service)|terms (?:and|&) conditions|agb|mentions legales)\b/,
};

const topicFeatures: readonly MailFeature[] = (Object.keys(titles) as Topic[]).map((topic) => ({
  id: `says-${topic}`,
  title: titles[topic],
  read: ({ mail }) => said(mail, topic),
}));

/** What a message wants and how it asks, compared with who asks. */
export const wordingFeatures: readonly MailFeature[] = [
  ...topicFeatures,
  feature(
    'says-topics',
    'how many kinds of bait it combines',
    ({ mail }) =>
      (Object.keys(titles) as Topic[]).filter((topic) => topic !== 'honest-notice' && said(mail, topic) >= 1)
        .length,
  ),
  feature(
    'secret-wanted-by-stranger',
    'a sender who has nothing to do with the account asks for its secrets',
    byStranger(secrets),
  ),
  feature('pressure-by-stranger', 'an unknown sender threatens or presses for time', byStranger(pressure)),
  feature('reward-from-stranger', 'an unknown sender promises money', byStranger(rewards)),
  feature('payment-to-stranger', 'an unknown sender wants money', byStranger(money)),
  feature('pressure-and-secret', 'it presses for time and asks for secrets', ({ mail }) =>
    Math.min(saidOf(mail, pressure), saidOf(mail, secrets)),
  ),
  feature('greets-by-name', 'whether it greets the reader by name', ({ mail }) => {
    const opening = mail.prose.text.slice(mail.subjectEnd, mail.subjectEnd + greetingRead);
    const [, whom = ''] = greeting.exec(opening) ?? [];
    return yes(/\p{L}{2}/u.test(whom) && !nobody.test(whom));
  }),
  feature(
    'footer-missing',
    'how little it says about who the sender is: no address, telephone, company or privacy line',
    ({ mail }) => Object.values(footers).filter((line) => !line.test(textReading(mail).footer)).length,
  ),
  feature('footer-legal', 'whether it ends with a company line', ({ mail }) =>
    yes(footers.legal.test(textReading(mail).footer)),
  ),
  feature('footer-postal', 'whether it ends with a postal address', ({ mail }) =>
    yes(footers.postal.test(textReading(mail).footer)),
  ),
  feature('telephone-without-link', 'it gives a phone number and no link', ({ mail }) =>
    yes(mail.links.length === 0 && footers.phone.test(textReading(mail).footer)),
  ),
];
