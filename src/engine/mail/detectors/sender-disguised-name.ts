import { cutText } from '../../../contract/plain-text.ts';
import { foldProse } from '../../text/prose.ts';
import { structureDetector } from './define.ts';
import { isDisguise } from './disguise.ts';
import { shownFrom, shownSubject } from './where.ts';

/** Letters of the mathematical alphabets: 𝗔𝗺𝗮𝘇𝗼𝗻. Filters do not read them, people do. */
const fancy = /[\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f189}\u24b6-\u24e9\uff21-\uff5a]/gu;
const wide = /[\uff21-\uff5a]/g;
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const disguiseIn = (text: string): { word: string; isDecoration: boolean } | null => {
  if (text === '') return null;
  const { disguised } = foldProse(text, [{ start: 0, end: text.length }], []);
  const [first] = disguised.map(({ start, end }) => text.slice(start, end)).filter(isDisguise);
  if (first !== undefined) return { word: first, isDecoration: false };
  // Japanese is set with wide Latin letters: ＮＴＴドコモ.
  const letters = japanese.test(text) ? text.replace(wide, '') : text;
  return (letters.match(fancy) ?? []).length >= 3 ? { word: text, isDecoration: true } : null;
};

/** Invisible characters or foreign letters inside words of the sender's name or the subject. */
export const senderDisguisedName = structureDetector({
  id: 'sender-disguised-name',
  title: 'Disguised letters in sender or subject',
  points: 24,
  severity: 'high',
  icon: 'Eye',
  find: ({ mail, sender }) => {
    const inName = disguiseIn(sender?.name ?? '');
    const inSubject = disguiseIn(mail.subject);
    return [
      ...(inName ? [{ place: 'name' as const, ...inName }] : []),
      ...(inSubject ? [{ place: 'subject' as const, ...inSubject }] : []),
    ];
  },
  // Campaigners decorate subjects with fancy letters; nobody decorates their own name until it cannot be read.
  weigh: ({ place, isDecoration }) => (place === 'subject' && isDecoration ? 12 : 24),
  where: ({ place }, input) => (place === 'name' ? shownFrom(null, input) : shownSubject(null, input)),
  describe: ({ word }) =>
    `“${cutText(word, 60)}” is written with invisible or foreign characters. That hides it from filters; genuine senders have no reason to.`,
  recommendation: 'Do not trust a sender who disguises their own name.',
});
