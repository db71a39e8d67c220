import { colourOf, isSameColour, isTransparent } from './colours.ts';
import type { Attributes } from './html-tokens.ts';

/** What decides whether the text of an element can be seen. Children inherit all of it. */
export type Appearance = {
  /** Not drawn at all, whatever a child says. */
  isGone: boolean;
  /** Letters too small to read; a child may choose a larger size, as every layout made of columns does. */
  isTiny: boolean;
  colour: string | null;
  /** Null for what is not known: a picture, a gradient, a style sheet. */
  background: string | null;
  isTransparent: boolean;
};

export const plainAppearance: Appearance = {
  isGone: false,
  isTiny: false,
  colour: null,
  background: null,
  isTransparent: false,
};

/** Longer style attributes are padding. */
const maxStyle = 2000;

export const isHidden = ({ isGone, isTiny, colour, background, isTransparent: isClear }: Appearance) =>
  isGone || isTiny || isClear || isSameColour(colour, background);

/** What an element looks like inside its parent, by its attributes and what a style sheet says about it. */
export const appearanceOf = (parent: Appearance, attributes: Attributes, sheet = ''): Appearance => {
  const written = attributes['style'] ?? '';
  const hasNothingToSay =
    written === '' && sheet === '' && !('hidden' in attributes || 'bgcolor' in attributes);
  if (hasNothingToSay && !('color' in attributes || 'background' in attributes)) return parent;
  const style = new Map([...declarations(sheet), ...declarations(written.slice(0, maxStyle))]);
  const colour = style.get('color') ?? attributes['color']?.toLowerCase();
  return {
    isGone: parent.isGone || 'hidden' in attributes || isNotDrawn(style),
    isTiny: tinyBy(style) ?? parent.isTiny,
    colour: colour === undefined || colour === 'inherit' ? parent.colour : colourOf(colour),
    background: backgroundBy(style, attributes, parent),
    isTransparent:
      colour === undefined || colour === 'inherit' ? parent.isTransparent : isTransparent(colour),
  };
};

/** Property to value, lower case, one space at most between words and without `!important`. */
const declarations = (style: string): [string, string][] =>
  style
    .toLowerCase()
    .split(';')
    .slice(0, 80)
    .map((one): [string, string] => {
      const colon = one.indexOf(':');
      const value = one.slice(colon + 1).replace(/\s+/g, ' ');
      return [one.slice(0, Math.max(0, colon)).trim(), value.replace('!important', '').trim()];
    })
    .filter(([property]) => property !== '');

const isNotDrawn = (style: Map<string, string>): boolean => {
  const is = (property: string, pattern: RegExp) => pattern.test(style.get(property) ?? '');
  const isFlat = is('max-height', /^0(?:px)?$/) || is('height', /^0(?:px)?$/) || is('width', /^0(?:px)?$/);
  return (
    is('display', /^none$/) ||
    is('visibility', /^(?:hidden|collapse)$/) ||
    is('mso-hide', /^all$/) ||
    is('opacity', /^(?:0|0?\.0+)%?$/) ||
    (isFlat && is('overflow', /^hidden$/)) ||
    is('max-height', /^0(?:px)?$/) ||
    is('text-indent', /^-\d{3,}/) ||
    is('left', /^-\d{3,}/) ||
    is('top', /^-\d{3,}/) ||
    is('clip', /^rect\((?:0(?:px)?[ ,]*){4}\)$/)
  );
};

/** Null when nothing is said about the size of letters. */
const tinyBy = (style: Map<string, string>): boolean | null => {
  const size = style.get('font-size') ?? /^([\d.]+[a-z%]*)(?:\/| )/.exec(style.get('font') ?? '')?.[1];
  const measured = /^(\d*\.?\d+)(px|pt|em|rem|%|vw)?$/.exec(size ?? '');
  if (!measured) return size === undefined ? null : false;
  const number = Number(measured[1]);
  const unit = measured[2] ?? 'px';
  if (unit === 'px' || unit === 'pt' || unit === 'vw') return number <= 1.5;
  return unit === '%' ? number <= 10 : number <= 0.1;
};

const backgroundBy = (style: Map<string, string>, attributes: Attributes, parent: Appearance) => {
  const said = style.get('background-color') ?? style.get('background') ?? attributes['bgcolor'];
  const isPicture = 'background' in attributes || style.has('background-image');
  if (isPicture) return null;
  if (said === undefined || /^(?:none|inherit|transparent|initial)$/.test(said)) return parent.background;
  // `background: #fff url(…)` and the like: a colour alone can be compared, the rest is unknown.
  return colourOf(said);
};
