import type { Picture } from '../picture.ts';

/** The number of blocks sampled, spread over the whole picture. */
const maxBlocks = 3000;
const side = 8;
/** Shares of grained blocks at which a picture counts as drawn and as photographed. */
const drawnShare = 0.12;
const photographedShare = 0.72;

/**
 * How much a picture looks as if a camera had made it, 0 to 1: the share of blocks in which nearly all neighbours differ,
 * but only slightly, as grain and soft light make them. Drawn pages are flat and sharp and stay under 0.1, even after
 * compression, whose ripples are close to letters only; photographs reach 0.8 and more. In between are a page with a large
 * photograph, by its share of the area, and a photograph of a screen: usually over 0.5, because the camera's grain also
 * covers the flat parts.
 */
export const photographic = (picture: Picture): number => {
  const across = Math.floor(picture.width / side);
  const down = Math.floor(picture.height / side);
  const blocks = across * down;
  if (blocks < 16) return 0;
  const step = Math.max(1, blocks / maxBlocks);
  let grained = 0;
  let counted = 0;
  for (let n = 0; n < blocks; n += step) {
    const block = Math.floor(n);
    counted += 1;
    if (isGrained(picture, (block % across) * side, Math.floor(block / across) * side)) grained += 1;
  }
  const share = (grained / counted - drawnShare) / (photographedShare - drawnShare);
  return Math.min(1, Math.max(0, share));
};

const isGrained = ({ data, width }: Picture, left: number, top: number): boolean => {
  let little = 0;
  let pairs = 0;
  let least = 255;
  let most = 0;
  for (let y = 0; y < side; y += 1) {
    let at = ((top + y) * width + left) * 3 + 1;
    let last = data[at] ?? 0;
    for (let x = 1; x < side; x += 1) {
      at += 3;
      const value = data[at] ?? 0;
      const change = Math.abs(value - last);
      pairs += 1;
      if (change > 0 && change <= 14) little += 1;
      least = Math.min(least, value);
      most = Math.max(most, value);
      last = value;
    }
  }
  // Letters span black to white; a smooth gradient has far fewer changes than grain.
  return most - least >= 3 && most - least < 150 && little > pairs * 0.45;
};
