import { partOf } from '../../split.ts';
import { type Content, contentOf } from '../content.ts';
import type { Language } from '../generated-mail.ts';
import { kits } from '../kits.ts';
import type { Letter, SenderKind } from '../letter.ts';
import { pictureLetters } from '../letters.ts';
import { mailFamilies } from '../pages/mail-screen.ts';
import { honestPerson, honestSender } from '../senders/honest-sender.ts';
import { lurePerson, lureSender } from '../senders/lure-sender.ts';
import type { Sender } from '../senders/sender.ts';
import { slotsFor } from '../slots.ts';
import { type House, houseFor } from './houses.ts';
import type { PicturePart } from './picture-item.ts';
import type { Setting } from './setting.ts';

/** A message before a mail program shows it. */
export type MailWords = {
  wording: string;
  language: Language;
  house: House;
  sender: Sender;
  content: Content;
  isPersonal: boolean;
};

const people: readonly SenderKind[] = ['boss', 'colleague', 'friend', 'person', 'stranger', 'supplier'];

/** Measured are letters that neither the model of messages nor that of screens has learnt from. */
const partOfLetter = (letter: Letter): PicturePart =>
  letter.family.startsWith('picture/') ||
  (partOf(letter.family) === 'reserve' && partOf(`mail/${letter.family}`) === 'reserve')
    ? 'held'
    : 'fit';

const lettersFor = (language: Language, label: 0 | 1, part: PicturePart): Letter[] =>
  [
    ...mailFamilies(language, label).map(({ letter }) => letter),
    ...pictureLetters.filter(
      (letter) => letter.language === language && (label === 0 ? letter.legit : letter.lure) !== null,
    ),
  ].filter((letter) => partOfLetter(letter) === part && !letter.isChat);

export const mailWords = ({ part, label, language, random }: Setting): MailWords => {
  const own = lettersFor(language, label, part);
  const letter = random.pick(own.length > 0 ? own : lettersFor('en', label, part));
  const kit = kits[letter.language];
  const house = houseFor({ kind: letter.from, language: letter.language, part }, random);
  const person = { first: random.pick(kit.first), last: random.pick(kit.last) };
  const isPerson = people.includes(letter.from);
  const { organisation } = house;
  const sender = isPerson
    ? (label === 0 ? honestPerson : lurePerson)(person, organisation, letter, random)
    : (label === 0 ? honestSender : lureSender)(organisation, letter, random);
  const sent = new Date(Date.UTC(2021, 0, 1) + random.between(0, 6 * 365) * 86_400_000);
  const slots = slotsFor(
    { kit, organisation, sent, sender: person, link: () => sender.link('action') },
    random,
  );
  // What only a lure says is said for certain: a reader of a picture has nothing else to go by.
  const telling = {
    ...letter,
    lines: letter.lines.map((line) => (line.side === 'lure' ? { ...line, isOptional: false } : line)),
  };
  const content = contentOf(
    { letter: telling, kit, label, sender, slots, masthead: organisation.name },
    random,
  );
  return {
    wording: letter.family.startsWith('picture/') ? letter.family : `mail/${letter.family}`,
    language: letter.language,
    house,
    sender,
    content,
    isPersonal: letter.isPersonal,
  };
};
