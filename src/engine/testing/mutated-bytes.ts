/** How bytes are damaged: changed, missing, mixed with those of another file, or repeated. */
export const mutations = ['flip', 'cut', 'splice', 'repeat'] as const;
export type Mutation = (typeof mutations)[number];

type Options = {
  mutation: Mutation;
  /** At least 0, below 1. */
  random: () => number;
  /** Where a splice comes from. */
  other: Uint8Array;
  maxBytes?: number;
};

/** More than any upload may have would be refused before it is read. */
const uploadBytes = 2 * 1024 * 1024;
/** Characters that mean something to one parser or another: damage hurts most there. */
const signs = [
  '\r\n',
  '\r\n\r\n',
  '--',
  '=?',
  '?=',
  '<',
  '>',
  '"',
  '\0',
  ';',
  ':',
  '%',
  '&#',
  '=',
  '\u00ff',
  '\\',
];

/** A damaged copy of a file. */
export const mutate = (
  bytes: Uint8Array,
  { mutation, random, other, maxBytes = uploadBytes }: Options,
): Uint8Array => {
  const below = (end: number) => Math.floor(random() * end);
  /** Short stretches most of the time: what is left should still look like mail. */
  const stretch = (length: number) => {
    const from = below(length);
    const size = 1 + below(random() < 0.8 ? 80 : length);
    return [from, Math.min(length, from + size)] as const;
  };

  const flipped = () => {
    const copy = Uint8Array.from(bytes);
    const hits = 1 + below(40);
    for (let hit = 0; hit < hits; hit += 1) {
      const at = below(copy.length);
      if (random() < 0.5) copy[at] = (copy[at] ?? 0) ^ (1 << below(8));
      else copy.set(latin(signs[below(signs.length)] ?? '').subarray(0, copy.length - at), at);
    }
    return copy;
  };
  const cut = () => {
    const [from, to] = stretch(bytes.length);
    return random() < 0.3 ? bytes.slice(0, from) : joinPieces(bytes.subarray(0, from), bytes.subarray(to));
  };
  const spliced = () => {
    const at = below(bytes.length);
    const [from, to] = stretch(other.length);
    return joinPieces(bytes.subarray(0, at), other.subarray(from, to), bytes.subarray(at));
  };
  const repeated = () => {
    const [from, to] = stretch(bytes.length);
    const room = Math.max(0, maxBytes - bytes.length);
    const times = Math.min(1 + below(random() < 0.9 ? 50 : 5000), Math.floor(room / (to - from || 1)));
    const again = new Array<Uint8Array>(times).fill(bytes.subarray(from, to));
    return joinPieces(bytes.subarray(0, to), ...again, bytes.subarray(to));
  };

  return { flip: flipped, cut, splice: spliced, repeat: repeated }[mutation]().slice(0, maxBytes);
};

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const joinPieces = (...pieces: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};
