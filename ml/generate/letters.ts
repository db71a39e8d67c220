import { readLanguages } from '../corpus/read.ts';
import { type Letter, letters } from './letter.ts';
import { taughtName } from './taught-name.ts';

const lettersBelow = (folder: string): Letter[] =>
  readLanguages(folder).flatMap(({ language, text }) => letters(language, text));

/** Every letter of every language. */
export const allLetters: readonly Letter[] = lettersBelow('letters');

/** They only teach, as messages and as letters in a mail program: see taught-name.ts. */
export const taughtLetters: readonly Letter[] = lettersBelow('taught-letters').map((letter) => ({
  ...letter,
  family: taughtName(letter.family.replace('/', '/taught-'), (name) => [name, `mail/${name}`]),
}));

/** For the languages that have no letter left which no model has learnt from. Only for measuring. */
export const pictureLetters: readonly Letter[] = lettersBelow('picture-letters').map((letter) => ({
  ...letter,
  family: `picture/${letter.family}`,
}));
