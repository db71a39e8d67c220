import type { Picture } from '../picture.ts';

/** The picture at half its size, each pixel the mean of four. */
export const halve = ({ width, height, data, scale }: Picture): Picture => {
  const half = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) };
  const smaller = new Uint8Array(half.width * half.height * 3);
  const across = width > 1 ? 3 : 0;
  const down = height > 1 ? 3 * width : 0;
  for (let y = 0, to = 0; y < half.height; y++) {
    for (let x = 0, from = 2 * y * width * 3; x < half.width; x++, from += 6) {
      for (let channel = from; channel < from + 3; channel++, to++) {
        const sum =
          (data[channel] ?? 0) +
          (data[channel + across] ?? 0) +
          (data[channel + down] ?? 0) +
          (data[channel + across + down] ?? 0);
        smaller[to] = (sum + 2) >> 2;
      }
    }
  }
  return { ...half, data: smaller, scale: scale * 2 };
};
