import { partOf } from '../../split.ts';
import type { Language } from '../generated-mail.ts';
import { expand } from '../grammar.ts';
import { kits } from '../kits.ts';
import type { SenderKind } from '../letter.ts';
import { type PageHost, pageHost } from '../pages/page-host.ts';
import type { FrameKind, Screen } from '../pages/screen.ts';
import { slotsOn } from '../pages/screen-text.ts';
import { allScreens, pictureScreens } from '../pages/screens.ts';
import type { Random } from '../random.ts';
import { type House, houseFor } from './houses.ts';
import type { PicturePart } from './picture-item.ts';

import type { Setting } from './setting.ts';

/** A group of words that belong together: a sentence, things to fill in or press, or a list. */
export type WordGroup = { kind: 'text' | 'fields' | 'some'; parts: string[] };

/** The words of a screen, before layout. */
export type ScreenWords = {
  wording: string;
  genre: string;
  /** A person speaks, not a house. */
  isPerson: boolean;
  house: House;
  host: PageHost;
  groups: WordGroup[];
  language: Language;
  write: (grammar: string) => string;
};

/** Wordings that the text model has not learnt from measure; the others are for fitting. */
export const partOfWording = (family: string): PicturePart => (partOf(family) === 'reserve' ? 'held' : 'fit');

const partOfScreen = ({ family }: Screen): PicturePart =>
  family.startsWith('picture/') ? (family.includes('/held-') ? 'held' : 'fit') : partOfWording(family);

export type Wanted = {
  /** Where the words stand. */
  frame?: FrameKind;
  genres?: readonly string[];
  notGenres?: readonly string[];
  /** The words of a legitimate page on an unrelated host: how most phishing pages look. */
  isClone?: boolean;
  isKnownHouse?: boolean;
};

const people: readonly SenderKind[] = ['boss', 'colleague', 'friend', 'person', 'stranger'];

const genreFor = (screen: Screen, label: 0 | 1) => (label === 0 ? screen.legit : screen.lure);

/** Every screen of a language that suits; English where a language has none. */
export const suitable = (
  { part, language }: Pick<Setting, 'part' | 'language'>,
  label: 0 | 1,
  { frame, genres, notGenres = [] }: Wanted,
): Screen[] => {
  const fits = (screen: Screen) => {
    const genre = genreFor(screen, label);
    return (
      genre !== null &&
      (frame === undefined || screen.frames.includes(frame)) &&
      (genres === undefined || genres.includes(genre)) &&
      !notGenres.includes(genre) &&
      partOfScreen(screen) === part
    );
  };
  const all = [...allScreens, ...pictureScreens].filter(fits);
  const own = all.filter((screen) => screen.language === language);
  return own.length > 0 ? own : all.filter((screen) => screen.language === 'en');
};

export const screenWords = (setting: Setting, wanted: Wanted): ScreenWords => {
  const { random, part, label } = setting;
  const side = wanted.isClone === true ? 0 : label;
  const possible = suitable(setting, side, wanted);
  if (possible.length === 0) throw new Error(`no wording for ${JSON.stringify(wanted)} in ${part}`);
  const screen = random.pick(possible);
  const house = houseFor(
    { kind: screen.from, language: screen.language, part, isKnown: wanted.isKnownHouse === true },
    random,
  );
  const host = hostFor(house, screen, label, random);
  const slot = slotsOn(screen, house.organisation, host, random);
  const write = (grammar: string) => expand(grammar, random, slot);
  const shown = side === 0 ? 'legit' : 'lure';
  const groups = screen.lines
    .filter(
      (line) => (line.side === 'both' || line.side === shown) && !(line.isOptional && random.chance(0.5)),
    )
    .map((line) => ({ kind: line.kind, parts: partsOf(line.kind, line.text, write, random) }))
    .filter(({ parts }) => parts.length > 0);
  return {
    wording: screen.family,
    genre: genreFor(screen, side) ?? '',
    isPerson: people.includes(screen.from),
    house,
    host,
    groups,
    language: screen.language,
    write,
  };
};

/** A misspelling that changes nothing would put a lure on the genuine host. */
const hostFor = (house: House, screen: Screen, label: 0 | 1, random: Random): PageHost => {
  for (;;) {
    const host = pageHost(house.organisation, screen, label, random);
    const isGenuine = house.brand?.domains.some(
      (domain) => host.name === domain || host.name.endsWith(`.${domain}`),
    );
    if (label === 0 || isGenuine !== true) return host;
  }
};

const partsOf = (
  kind: WordGroup['kind'],
  text: string,
  write: (grammar: string) => string,
  random: Random,
): string[] => {
  const parts = text.split(';;').map((one) => one.trim());
  const taken =
    kind === 'some'
      ? random
          .shuffled(parts)
          .slice(0, Math.max(2, random.between(Math.ceil(parts.length / 2), parts.length)))
      : parts;
  return parts
    .filter((part) => taken.includes(part))
    .map(write)
    .filter((part) => part !== '');
};

/** A paragraph about nothing in particular, for the margins. */
export const filler = (words: Pick<ScreenWords, 'language' | 'write'>, random: Random): [string, string] => {
  const [title, text] = random.pick(kits[words.language].stories);
  return [words.write(title), words.write(text)];
};
