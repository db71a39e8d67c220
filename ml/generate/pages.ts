import { type Language, languages } from './generated-mail.ts';
import { mailFamilies, mailOnScreen } from './pages/mail-screen.ts';
import type { Screen } from './pages/screen.ts';
import { screenText } from './pages/screen-text.ts';
import { allScreens } from './pages/screens.ts';
import { type Random, randomFrom } from './random.ts';

/** A text as it appears on a screenshot, written by our own grammars. Its source always begins with `gen_page_`. */
export type GeneratedPage = {
  id: string;
  label: 0 | 1;
  source: `gen_page_legit_${string}` | `gen_page_lure_${string}`;
  genre: string;
  language: string;
  /** The skeleton it was written from, so that evaluation can leave whole skeletons out. */
  family: string;
  text: string;
};

const languageShares: readonly (readonly [Language, number])[] = [
  ['en', 45],
  ['de', 9],
  ['fr', 9],
  ['es', 9],
  ['pt', 6],
  ['it', 6],
  ['nl', 6],
  ['pl', 5],
  ['ja', 5],
];

export const pageLanguages: readonly Language[] = languages.filter((language) =>
  languageShares.some(([one]) => one === language),
);

/** Mail programs are what people photograph most: a third of the screens on either side. */
const mailShare = 1 / 3;

/** Screens for training, always the same for a seed: screen n does not depend on how many follow. */
export function* generatePages({ seed, count }: { seed: number; count: number }): Generator<GeneratedPage> {
  for (let at = 0; at < count; at += 1) yield pageAt(seed, at);
}

const pageAt = (seed: number, at: number): GeneratedPage => {
  const random = randomFrom(`hookwise page ${seed} ${at}`);
  const language = random.weighted(languageShares);
  const label = random.chance(0.5) ? 0 : 1;
  const { genre, family, text } = random.chance(mailShare)
    ? mailPage(language, label, random)
    : screenPage(language, label, random);
  return {
    id: `page-${seed}-${at}`,
    label,
    source: label === 0 ? `gen_page_legit_${genre}` : `gen_page_lure_${genre}`,
    genre,
    language,
    family,
    text,
  };
};

type Written = Pick<GeneratedPage, 'genre' | 'family' | 'text'>;

const mailPage = (language: Language, label: 0 | 1, random: Random): Written => {
  const { letter, genre } = random.pick(mailFamilies(language, label));
  return {
    genre: `mail_${genre}`,
    family: `mail/${letter.family}`,
    text: mailOnScreen(letter, label, random),
  };
};

const screenPage = (language: Language, label: 0 | 1, random: Random): Written => {
  const screen = random.pick(screensFor(language, label));
  return {
    genre: (label === 0 ? screen.legit : screen.lure) ?? '',
    family: screen.family,
    text: screenText(screen, label, random),
  };
};

const screensFor = (language: Language, label: 0 | 1): Screen[] =>
  allScreens.filter(
    (screen) => screen.language === language && (label === 0 ? screen.legit : screen.lure) !== null,
  );
