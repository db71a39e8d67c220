import type { Brand } from '../brands/brands.ts';
import type { PictureCase } from './case.ts';

/** The company that a picture poses as: by its looks, by its words, or by the spelling of the address in the bar. */
export const claimedInPicture = ({ shown, message, bar }: PictureCase): Brand | null =>
  shown?.brand ?? message.claims.find(({ speaks }) => speaks)?.brand ?? bar?.target.imitation?.brand ?? null;
