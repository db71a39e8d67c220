import type { Grey } from './grey.ts';

/** Makes a picture larger (in straight slopes between pixels) or smaller (as the mean of what falls together). */
export const resizeGrey = (grey: Grey, width: number, height: number): Grey => {
  if (width === grey.width && height === grey.height) return grey;
  const across = shares(grey.width, width);
  const down = shares(grey.height, height);
  const rows = new Float32Array(width * grey.height);
  for (let x = 0; x < width; x++) {
    const { first, weights } = across[x] ?? nothing;
    for (let y = 0; y < grey.height; y++) {
      let sum = 0;
      const from = y * grey.width + first;
      for (let i = 0; i < weights.length; i++) sum += (grey.data[from + i] ?? 0) * (weights[i] ?? 0);
      rows[y * width + x] = sum;
    }
  }
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const { first, weights } = down[y] ?? nothing;
    for (let x = 0; x < width; x++) {
      let sum = 0.5;
      for (let i = 0; i < weights.length; i++)
        sum += (rows[(first + i) * width + x] ?? 0) * (weights[i] ?? 0);
      data[y * width + x] = sum;
    }
  }
  return { width, height, data };
};

type Share = { first: number; weights: Float32Array };
const nothing: Share = { first: 0, weights: new Float32Array(0) };

/** For each new pixel the old ones it is made of, by their distance from its centre. */
const shares = (before: number, after: number): Share[] => {
  const step = before / after;
  const reach = Math.max(1, step);
  return Array.from({ length: after }, (_, at) => {
    const centre = (at + 0.5) * step - 0.5;
    const first = Math.max(0, Math.ceil(centre - reach));
    const last = Math.min(before - 1, Math.floor(centre + reach));
    const weights = new Float32Array(last - first + 1);
    let sum = 0;
    for (let i = 0; i < weights.length; i++) {
      const weight = Math.max(1e-6, 1 - Math.abs(first + i - centre) / reach);
      weights[i] = weight;
      sum += weight;
    }
    return { first, weights: weights.map((weight) => weight / sum) };
  });
};
