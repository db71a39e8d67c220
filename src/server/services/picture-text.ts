import { createHash } from 'node:crypto';
import type { PictureReading } from '../../engine/index.ts';

/** What is to be read in a picture, as digests from which no word can be had back. */
export type TextDigest = {
  /** How many different words, and one byte of each of 64 drawings among them: alike for texts that are nearly the same. */
  words: string;
  /** Of every host that is to be seen, in the address bar and elsewhere. */
  hosts: string;
};

const drawings = 64;

/** A reader of letters errs in one of two hundred: texts of sixty words differ by a few of them. */
const leastAlike = 0.85;
const mostMore = 0.05;

export const textDigest = ({ lines, codes }: Pick<PictureReading, 'lines' | 'codes'>): TextDigest => {
  const text = [...lines, ...codes].map((seen) => seen.text.toLowerCase()).join('\n');
  const words = [...new Set(text.match(/[\p{L}\p{N}]+/gu) ?? [])];
  const hosts = [...new Set(text.match(/[\p{L}\p{N}.-]+/gu) ?? [])].filter(isHost).toSorted();
  const numbers = words.map((word) => createHash('sha256').update(word).digest().readUInt32LE());
  const drawn = Array.from({ length: drawings }, (_, n) =>
    numbers.length === 0 ? 0 : Math.min(...numbers.map((number) => mix(number, n))) & 0xff,
  );
  return {
    words: `${words.length}:${Buffer.from(drawn).toString('hex')}`,
    hosts: createHash('sha256').update(hosts.join('\n')).digest('hex').slice(0, 32),
  };
};

/** A full stop at the end of a sentence makes no host. */
const isHost = (word: string) => word.slice(1, -1).includes('.');

/** Whether two pictures say the same and name the same hosts, as far as letters can be read from pixels. */
export const saysTheSame = (one: TextDigest, other: TextDigest): boolean => {
  if (one.hosts !== other.hosts) return false;
  const [a, b] = [opened(one.words), opened(other.words)];
  if (a.drawn.length !== drawings || b.drawn.length !== drawings) return false;
  if (Math.abs(a.count - b.count) > mostMore * Math.max(a.count, b.count)) return false;
  const equal = a.drawn.filter((byte, n) => byte === b.drawn[n]).length;
  return equal >= leastAlike * drawings;
};

const opened = (words: string) => {
  const [count = '', drawn = ''] = words.split(':');
  return { count: Number(count), drawn: [...Buffer.from(drawn, 'hex')] };
};

/** Another order of all numbers for each drawing. */
const mix = (number: number, drawing: number): number => {
  let mixed = Math.imul(number ^ Math.imul(drawing + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};
