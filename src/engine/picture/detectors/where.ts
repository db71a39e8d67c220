import type { Span } from '../../text/span.ts';
import type { ShownBrand } from '../brand.ts';
import type { PictureCase } from '../case.ts';
import type { Asked, AskedThing } from '../parse/seen-form.ts';

export const spanOfBrand = ({ span }: ShownBrand): Span[] => (span ? [span] : []);

/** The labels of one kind, in the order of the picture. */
export const askedFor = ({ asked }: Pick<PictureCase, 'asked'>, ...things: AskedThing[]): Asked[] =>
  asked.filter(({ what }) => things.includes(what));

export const spansOf = (asked: readonly Asked[]): Span[] => asked.map(({ line }) => line.span);
