import { readLanguages } from '../../corpus/read.ts';
import { taughtName } from '../taught-name.ts';
import { type Screen, screens } from './screen.ts';

const screensBelow = (folder: string): Screen[] =>
  readLanguages(folder).flatMap(({ language, text }) => screens(language, text));

/** What the model of texts learns from beside the older wordings. */
export const taughtScreens: readonly Screen[] = screensBelow('taught-screens').map((screen) => ({
  ...screen,
  family: taughtName(screen.family.replace(/\/(?=[^/]+$)/, '/taught-'), (name) => [name]),
}));

/** Every screen of every language. */
export const allScreens: readonly Screen[] = [...screensBelow('screens'), ...taughtScreens];

/**
 * Wordings for kinds of pictures that the texts for the model of words lack on one side of the split. The word before the
 * dash of a name says which side: none of them is ever trained on.
 */
export const pictureScreens: readonly Screen[] = screensBelow('picture-screens').map((screen) => ({
  ...screen,
  family: screen.family.replace('screen/', 'picture/'),
}));
