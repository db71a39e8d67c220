import type { Content } from '../content.ts';
import type { Language } from '../generated-mail.ts';
import { asText } from '../layout/as-text.ts';
import type { Letter } from '../letter.ts';
import { allLetters, taughtLetters } from '../letters.ts';
import type { Random } from '../random.ts';
import { roughened } from '../roughen.ts';
import { claimedOrganisation } from '../senders/organisation.ts';
import type { Sender } from '../senders/sender.ts';
import { writeTellingLetter } from '../write-letter.ts';
import { asRead } from './as-read.ts';
import { chrome } from './chrome.ts';
import { clock, statusBar } from './frames.ts';

/**
 * Letters that can be told from their text. A letter both sides send word for word differs in its header and links only,
 * which a screenshot does not show.
 */
export const mailFamilies = (language: Language, label: 0 | 1): { letter: Letter; genre: string }[] =>
  [...allLetters, ...taughtLetters]
    .filter((letter) => letter.language === language)
    .flatMap((letter) => {
      const genre = label === 0 ? letter.legit : letter.lure;
      if (genre === null) return [];
      const isTold = label === 0 || letter.legit === null || letter.lines.some(({ side }) => side === 'lure');
      return isTold ? [{ letter, genre }] : [];
    });

/** A letter as a mail program shows it. */
export const mailOnScreen = (letter: Letter, label: 0 | 1, random: Random): string => {
  const organisation = claimedOrganisation(letter.from, letter.language, random);
  const { sender, content: written } = writeTellingLetter({ letter, label, organisation }, random);
  const content = random.chance(0.08) ? roughened(written, 0, random) : written;
  const shown = inMailProgram(withoutHiddenLinks(content, random), sender, letter.language, random);
  const frame = random.pick(['web', 'web', 'app'] as const);
  return asRead(shown, frame, letter.language, random);
};

/** A button hides its address; some mails are plain text and show it. */
const withoutHiddenLinks = (content: Content, random: Random): Content => {
  if (random.chance(0.12)) return content;
  return {
    ...content,
    blocks: content.blocks.map((block) => {
      if (block.kind === 'button' || block.kind === 'link') return { ...block, href: '' };
      if (block.kind === 'cards')
        return { ...block, cards: block.cards.map((card) => ({ ...card, href: '' })) };
      return block;
    }),
    footerLinks: content.footerLinks.map((link) => ({ ...link, href: '' })),
  };
};

const inMailProgram = (content: Content, sender: Sender, language: Language, random: Random): string[] => {
  const { mail } = chrome[language];
  const from = random.weighted([
    [sender.name || sender.address, 5],
    [sender.address, 2],
    [`${sender.name} <${sender.address}>`.trim(), 5],
  ]);
  const isNamed = random.chance(0.5);
  const head = random.shuffled([
    isNamed ? `${mail.from}: ${from}` : from,
    isNamed ? `${mail.subject}: ${content.subject}` : content.subject,
    random.chance(0.5) ? `${mail.to}: ${random.pick(['recipient@example.com', mail.me])}` : '',
    random.chance(0.6) ? `${random.pick(mail.days)} ${clock(random)}` : '',
  ]);
  const top = random.chance(0.45)
    ? [statusBar(random), ...random.shuffled(mail.top).slice(0, random.between(0, 3))]
    : [];
  const bottom = random.chance(0.45) ? [random.shuffled(mail.actions).slice(0, 3).join(' ')] : [];
  const masthead = random.chance(0.4) ? [content.masthead] : [];
  return [...top, ...head, ...masthead, ...asText(content, random).split('\n'), ...bottom].filter(
    (line) => line.trim() !== '',
  );
};
