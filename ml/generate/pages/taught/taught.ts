import { partOf } from '../../../split.ts';
import type { Language } from '../../generated-mail.ts';
import { type Letter, letters } from '../../letter.ts';
import { type Screen, screens } from '../screen.ts';

/** What the model of texts learns from beside the older wordings, as screens and as letters in a mail program. */
type Taught = { screens: readonly Screen[]; letters: readonly Letter[] };

/**
 * The measured wordings are a closed set: what is written after they were measured only teaches. A name that chance would
 * count among them is lengthened until it does not.
 */
const taughtName = (name: string, keys: (name: string) => string[]): string =>
  keys(name).some((key) => partOf(key) === 'reserve') ? taughtName(`${name}+`, keys) : name;

export const taught = (language: Language, written: { screens: string; letters: string }): Taught => ({
  screens: screens(language, written.screens).map((screen) => ({
    ...screen,
    family: taughtName(screen.family.replace(/\/(?=[^/]+$)/, '/taught-'), (name) => [name]),
  })),
  letters: letters(language, written.letters).map((letter) => ({
    ...letter,
    family: taughtName(letter.family.replace('/', '/taught-'), (name) => [name, `mail/${name}`]),
  })),
});
