import { createHash } from 'node:crypto';
import { type Brand, brands } from '../../../src/engine/training.ts';
import type { Language } from '../generated-mail.ts';
import type { SenderKind } from '../letter.ts';
import type { Random } from '../random.ts';
import { inventedOrganisation, type Organisation, organisationOf } from '../senders/organisation.ts';
import { inventedShare, localNames, worldNames } from '../senders/sectors.ts';
import { brandsWithMark, type Mark, marksOf } from './marks.ts';
import type { PicturePart } from './picture-item.ts';

/** Whom a picture shows: an organisation, and how its mark is drawn where it has one. */
export type House = { organisation: Organisation; brand: Brand | null; mark: Mark | null; colour: string };

/** Three brands in ten are never in the fitted part. Brands of one owner stay together. */
export const partOfBrand = (brand: Brand): PicturePart => {
  const owner = brand.domains.includes('microsoft.com') ? 'microsoft.com' : brand.genuine;
  const [first = 0] = createHash('sha1').update(`picture ${owner}`).digest();
  return first % 10 < 3 ? 'held' : 'fit';
};

const colours = [
  '#0a5ad4',
  '#0b7a55',
  '#b3261e',
  '#6a3fb5',
  '#c25700',
  '#00677d',
  '#23395d',
  '#a3195b',
  '#3f6212',
];

export const houseFor = (
  {
    kind,
    language,
    part,
    isKnown = false,
  }: {
    kind: SenderKind;
    language: Language;
    part: PicturePart;
    /** Never an unknown house. */
    isKnown?: boolean;
  },
  random: Random,
): House => {
  const names = [...worldNames(kind), ...localNames(kind, language)];
  const possible = brands.filter((brand) => names.includes(brand.name) && partOfBrand(brand) === part);
  // Houses without a drawing of their mark are real too, but a page without one is the rarer sight.
  const pool = possible.flatMap((brand) => (marksOf(brand).length > 0 ? [brand, brand, brand] : [brand]));
  const spare = brandsWithMark.filter((brand) => partOfBrand(brand) === part);
  const isInvented = !isKnown && (pool.length === 0 || random.chance(inventedShare[kind] ?? 1));
  if (isInvented) {
    const organisation = inventedOrganisation(kind, language, random);
    return { organisation, brand: null, mark: null, colour: random.pick(colours) };
  }
  return houseOf(random.pick(pool.length > 0 ? pool : spare), language, random);
};

export const houseOf = (brand: Brand, language: Language, random: Random): House => {
  const drawn = marksOf(brand);
  const mark = drawn.length > 0 ? random.pick(drawn) : null;
  return {
    organisation: organisationOf(brand, language, random),
    brand,
    mark,
    colour: mark?.colour ?? random.pick(colours),
  };
};

/** Black marks are drawn white on dark pages, as their owners do. */
export const tintOn = ({ colour }: House, isDark: boolean): string | undefined =>
  isDark && luminance(colour) < 0.12 ? '#ffffff' : undefined;

export const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map(
    (pair) => (Number.parseInt(pair, 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const onColour = (colour: string): string => (luminance(colour) > 0.5 ? '#111111' : '#ffffff');
