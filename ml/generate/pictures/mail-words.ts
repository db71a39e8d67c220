import { partOf } from '../../split.ts';
import type { Content } from '../content.ts';
import type { Language } from '../generated-mail.ts';
import type { Letter } from '../letter.ts';
import { pictureLetters } from '../letters.ts';
import { mailFamilies } from '../pages/mail-screen.ts';
import type { Sender } from '../senders/sender.ts';
import { writeTellingLetter } from '../write-letter.ts';
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
  const house = houseFor({ kind: letter.from, language: letter.language, part }, random);
  const { sender, content } = writeTellingLetter({ letter, label, organisation: house.organisation }, random);
  return {
    wording: letter.family.startsWith('picture/') ? letter.family : `mail/${letter.family}`,
    language: letter.language,
    house,
    sender,
    content,
    isPersonal: letter.isPersonal,
  };
};
