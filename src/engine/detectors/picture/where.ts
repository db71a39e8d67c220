import type { Span } from '../../parse/mail/parsed-mail.ts';
import type { Asked, AskedThing } from '../../parse/picture/seen-form.ts';
import type { ShownBrand } from '../../picture-brand.ts';
import type { PictureCase } from '../../picture-case.ts';

export const spanOfBrand = ({ span }: ShownBrand): Span[] => (span ? [span] : []);

/** The labels of one kind, in the order of the picture. */
export const askedFor = ({ asked }: Pick<PictureCase, 'asked'>, ...things: AskedThing[]): Asked[] =>
  asked.filter(({ what }) => things.includes(what));

export const spansOf = (asked: readonly Asked[]): Span[] => asked.map(({ line }) => line.span);
