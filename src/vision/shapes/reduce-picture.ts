import type { Picture } from '../picture.ts';

/**
 * The picture with every square of `factor` × `factor` pixels averaged into one. Whole factors only: any other would smear
 * the one-pixel frames that the search for shapes depends on.
 */
export const reducePicture = (picture: Picture, factor: number): Picture => {
  const width = Math.floor(picture.width / factor);
  const height = Math.floor(picture.height / factor);
  if (factor <= 1 || width < 1 || height < 1) return picture;
  const data = new Uint8Array(width * height * 3);
  const share = 1 / (factor * factor);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let dy = 0; dy < factor; dy += 1) {
        let at = ((y * factor + dy) * picture.width + x * factor) * 3;
        for (let dx = 0; dx < factor; dx += 1) {
          red += picture.data[at] ?? 0;
          green += picture.data[at + 1] ?? 0;
          blue += picture.data[at + 2] ?? 0;
          at += 3;
        }
      }
      const to = (y * width + x) * 3;
      data[to] = red * share;
      data[to + 1] = green * share;
      data[to + 2] = blue * share;
    }
  }
  return { width, height, data, scale: picture.scale * factor };
};
