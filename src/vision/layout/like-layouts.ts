import type { PictureHash, SeenLayout } from '../../engine/index.ts';
import type { Picture } from '../picture.ts';
import { type KnownLayout, knownLayouts } from './layout-table.ts';
import { type PageSignature, pageLikeness, signaturesOf } from './page-signature.ts';
import { isBlank } from './picture-hash.ts';

const maxLayouts = 3;

/**
 * The known pages that the picture resembles, each brand's page once, the most alike first. Empty for most pictures: a
 * plain card in the middle of a page is no brand's own.
 */
export const likeLayouts = (picture: Picture, hash: PictureHash): SeenLayout[] =>
  isBlank(hash) ? [] : likeAmong(knownLayouts(), signaturesOf(picture, hash));

export const likeAmong = (
  library: readonly KnownLayout[],
  signatures: readonly PageSignature[],
): SeenLayout[] => {
  const best = new Map<string, SeenLayout>();
  for (const { brand, what, least, signature } of library) {
    const likeness = Math.max(...signatures.map((own) => pageLikeness(own, signature)));
    const key = `${brand} ${what}`;
    if (likeness < least || likeness <= (best.get(key)?.likeness ?? 0)) continue;
    best.set(key, { brand, what, likeness: Math.round(likeness * 1000) / 1000 });
  }
  return [...best.values()].sort((a, b) => b.likeness - a.likeness).slice(0, maxLayouts);
};
