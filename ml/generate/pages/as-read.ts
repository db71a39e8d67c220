import type { Language } from '../generated-mail.ts';
import type { Random } from '../random.ts';
import type { FrameKind } from './screen.ts';

/** Characters per line where the text is wrapped, by where it stands. */
const widths: Record<FrameKind, readonly [number, number]> = {
  sms: [26, 42],
  chat: [28, 46],
  app: [28, 48],
  dialog: [34, 64],
  web: [40, 110],
  document: [50, 100],
  bare: [30, 90],
};

/** The lines of a screen as character recognition hands them over: wrapped, cut off, a little misread. Both sides alike. */
export const asRead = (lines: string[], frame: FrameKind, language: Language, random: Random): string => {
  const width = random.between(...widths[frame]);
  const isDense = language === 'ja';
  const wrapped = lines.flatMap((line) => wrap(line, isDense ? Math.ceil(width * 0.6) : width, isDense));
  const cut = cutOff(wrapped, random);
  const share = random.weighted([
    [0, 5],
    [0.002, 3],
    [0.008, 2],
    [0.02, 0.6],
  ]);
  const read = share === 0 ? cut : cut.map((line) => misread(line, share, random));
  return joined(read, random).trim();
};

const wrap = (line: string, width: number, isDense: boolean): string[] => {
  if (line.length <= width) return [line];
  if (isDense) return line.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [line];
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
};

/** A screenshot rarely holds all of it. Never so little that what was asked is gone: at most an eighth at either end. */
const cutOff = (lines: string[], random: Random): string[] => {
  const most = Math.floor(lines.length / 8);
  const from = random.chance(0.2) ? random.between(0, most) : 0;
  const to = lines.length - (random.chance(0.25) ? random.between(0, most) : 0);
  const kept = lines.slice(from, to);
  const first = kept[0] ?? '';
  return random.chance(0.06) && first.length > 12
    ? [first.slice(random.between(1, 6)), ...kept.slice(1)]
    : kept;
};

const confusions: Record<string, string> = {
  l: 'I',
  I: 'l',
  '0': 'O',
  O: '0',
  '1': 'l',
  '5': 'S',
  é: 'e',
  ü: 'u',
  ä: 'a',
  ö: 'o',
  ç: 'c',
  ł: 'l',
  ñ: 'n',
  '.': ',',
  ',': '.',
  m: 'rn',
  '’': "'",
  i: 'í',
  ロ: '口',
  カ: '力',
  ー: '一',
};

const misread = (line: string, share: number, random: Random): string =>
  [...line]
    .map((character) => {
      if (!random.chance(share)) return character;
      return random.chance(0.15) ? '' : (confusions[character] ?? character);
    })
    .join('');

const strays = ['|', '=', '©', '®', '>', '<', '•', '...', '—', 'Q', 'x', 'v', '8', ')', '☰', '⋮'];

const joined = (lines: string[], random: Random): string => {
  const strayShare = random.weighted([
    [0, 5],
    [0.04, 3],
    [0.12, 1],
  ]);
  const gap = random.pick([0, 0, 0.15, 0.4]);
  return lines
    .map((line) => {
      const stray = random.chance(strayShare) ? `${random.pick(strays)} ` : '';
      return `${stray}${line}${random.chance(gap) ? '\n' : ''}`;
    })
    .join(random.chance(0.06) ? ' ' : '\n');
};
