/**
 * RFC 3492 decoding of one host label, so that a person can be shown `раураl` instead of `xn--80aa0cbo65f`.
 * Bounded: a DNS label has at most 63 characters, so no label makes more than a few hundred steps.
 */
const maxLabelLength = 63;
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialN = 128;
const maxCodePoint = 0x10ffff;

/** The label as Unicode, or the label unchanged when it is not a decodable `xn--` label. */
export const unicodeLabel = (label: string): string => {
  if (!label.toLowerCase().startsWith('xn--') || label.length > maxLabelLength) return label;
  return decode(label.slice(4)) ?? label;
};

export const unicodeHost = (host: string): string => host.split('.').map(unicodeLabel).join('.');

const decode = (text: string): string | null => {
  const delimiter = text.lastIndexOf('-');
  const output = delimiter > 0 ? [...text.slice(0, delimiter)].map((c) => c.codePointAt(0) ?? 0) : [];
  let n = initialN;
  let i = 0;
  let bias = initialBias;
  let position = delimiter > 0 ? delimiter + 1 : 0;
  while (position < text.length) {
    const before = i;
    let weight = 1;
    for (let k = base; ; k += base) {
      const digit = digitOf(text.charCodeAt(position));
      position += 1;
      if (digit === null) return null;
      i += digit * weight;
      if (i > Number.MAX_SAFE_INTEGER / base) return null;
      const threshold = k <= bias ? tMin : k >= bias + tMax ? tMax : k - bias;
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = output.length + 1;
    bias = adapt(i - before, length, before === 0);
    n += Math.floor(i / length);
    if (n > maxCodePoint || (n >= 0xd800 && n <= 0xdfff)) return null;
    i %= length;
    output.splice(i, 0, n);
    i += 1;
  }
  return String.fromCodePoint(...output);
};

const adapt = (delta: number, length: number, isFirst: boolean): number => {
  let rest = isFirst ? Math.floor(delta / damp) : delta >> 1;
  rest += Math.floor(rest / length);
  let k = 0;
  while (rest > ((base - tMin) * tMax) >> 1) {
    rest = Math.floor(rest / (base - tMin));
    k += base;
  }
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
};

const digitOf = (code: number): number | null => {
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26;
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  if (code >= 0x41 && code <= 0x5a) return code - 0x41;
  return null;
};
