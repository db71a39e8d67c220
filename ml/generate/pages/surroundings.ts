import { expand } from '../grammar.ts';
import type { Kit } from '../kits.ts';
import type { Random } from '../random.ts';
import { chrome } from './chrome.ts';
import type { FrameKind } from './screen.ts';

/** How long a screen becomes at least, in characters, and how often. Drawn without looking at the label. */
const leastLengths: readonly (readonly [number, number])[] = [
  [0, 2],
  [220, 3],
  [320, 3],
  [480, 2],
  [750, 1],
  [1100, 0.4],
];

/**
 * A screen rarely shows one thing only: there are the page behind the window, the message before, the news beside it.
 * They fill a screen up to a length drawn for both sides alike, so that length tells nothing.
 */
export const surrounded = (
  body: string[],
  frame: FrameKind,
  kit: Kit,
  slot: (name: string) => string,
  random: Random,
): string[] => {
  // Japanese says in a character what others say in two.
  const scale = kit.language === 'ja' ? 0.5 : 1;
  const least = random.weighted(leastLengths) * scale;
  const before: string[] = [];
  const after: string[] = [];
  let length = body.join('\n').length;
  for (let turn = 0; length < least; turn += 1) {
    const piece = pieceFor(frame, kit, (name) => slot(numbered(name, turn)), random);
    (random.chance(0.4) ? before : after).push(...piece);
    length += piece.join('\n').length + 1;
  }
  return [...before, ...body, ...after];
};

/** Every piece has its own dates, goods and people. */
const numbered = (name: string, turn: number) =>
  /^(?:brand|domain|host|email|year|temperature)$/.test(name)
    ? name
    : `${name.replace(/\d$/, '')}${turn % 10}`;

type Piece = (kit: Kit, slot: (name: string) => string, random: Random) => string[];

const pieceFor = (frame: FrameKind, kit: Kit, slot: (name: string) => string, random: Random): string[] => {
  const isTalk = frame === 'chat' || (frame === 'sms' && random.chance(0.7));
  return (isTalk ? bubble : paragraph)(kit, slot, random);
};

const bubble: Piece = (kit, slot, random) => [
  expand(random.pick(chrome[kit.language].chat.talk), random, slot),
];

const paragraph: Piece = (kit, slot, random) => {
  const write = (grammar: string) => expand(grammar, random, slot);
  const name = kit.language === 'ja' ? '{last} {first}' : '{first} {last}';
  return random.weighted<() => string[]>([
    [() => random.pick(kit.stories).map(write), 4],
    [() => [write(random.pick(kit.offer))], 3],
    [() => [write(random.pick(kit.help))], 1],
    [() => [write(random.pick(kit.why))], 0.5],
    [() => [write('{company} {street} {nn}, {city} {phone}')], 1],
    [() => [write(name), write(random.pick(kit.stories)[1])], 1],
    [() => [write('{date} {time} {good} {amount}')], 2],
    [() => [write('{company} {date}')], 1],
  ])();
};
