import type { Kit } from '../kits.ts';
import { digits, type Random } from '../random.ts';
import { chrome } from './chrome.ts';
import type { PageHost } from './page-host.ts';
import type { FrameKind } from './screen.ts';

type Framing = {
  body: string[];
  kit: Kit;
  host: PageHost;
  sender: { name: string; phone: string; person: string };
  write: (grammar: string) => string;
};

/** What surrounds the text on a screen. Drawn alike for both sides, so that no furniture convicts. */
export const framed = (kind: FrameKind, framing: Framing, random: Random): string[] =>
  (random.chance(0.12) ? framing.body : frames[kind](framing, random)).filter((line) => line.trim() !== '');

export const clock = (random: Random): string =>
  `${random.between(6, 23)}:${String(random.between(0, 59)).padStart(2, '0')}`;

export const statusBar = (random: Random): string =>
  random
    .shuffled([
      clock(random),
      random.pick(['5G', '4G', 'LTE', 'Wi-Fi', '']),
      random.pick([`${random.between(4, 100)}%`, `${random.between(4, 100)}`, '']),
      random.pick(['', '', 'ull', '•••', 'Vodafone', 'O2', 'Orange', 'AT&T']),
    ])
    .filter((part) => part !== '')
    .join(' ');

type Frame = (framing: Framing, random: Random) => string[];

const maybe = (random: Random, share: number, line: () => string): string[] =>
  random.chance(share) ? [line()] : [];

const some = (random: Random, list: readonly string[], most: number): string[] =>
  random.shuffled(list).slice(0, random.between(0, most));

const sms: Frame = ({ body, kit, sender }, random) => {
  const words = chrome[kit.language].sms;
  return [
    ...maybe(random, 0.6, () => statusBar(random)),
    ...maybe(random, 0.7, () =>
      random.pick([
        sender.name,
        sender.phone,
        sender.phone,
        random.string(5, digits),
        sender.name.toUpperCase(),
      ]),
    ),
    ...maybe(random, 0.6, () => `${random.pick(words.days)} ${clock(random)}`),
    ...maybe(random, 0.25, () => random.pick(words.notices)),
    ...body,
    ...maybe(random, 0.4, () => random.pick(words.field)),
  ];
};

const chat: Frame = ({ body, kit, sender }, random) => {
  const words = chrome[kit.language].chat;
  const isTimed = random.chance(0.7);
  let minutes = random.between(6 * 60, 21 * 60);
  const bubbles = body.flatMap((line) => {
    minutes += random.between(0, 4);
    const time = `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;
    return isTimed && random.chance(0.7) ? [line, `${time}${random.pick(['', ' ✓✓', ' V/'])}`] : [line];
  });
  return [
    ...maybe(random, 0.5, () => statusBar(random)),
    ...maybe(random, 0.7, () =>
      random.pick([sender.person, sender.person.split(' ')[0] ?? '', sender.phone]),
    ),
    ...maybe(random, 0.5, () => random.pick(words.presence)),
    ...maybe(random, 0.4, () => random.pick(words.days)),
    ...bubbles,
    ...maybe(random, 0.5, () => random.pick(words.field)),
  ];
};

const web: Frame = ({ body, kit, host, sender, write }, random) => {
  const words = chrome[kit.language].web;
  return [
    ...maybe(random, 0.25, () => statusBar(random)),
    ...maybe(random, 0.5, () => random.pick([host.name, host.address, host.address])),
    ...maybe(random, 0.5, () => sender.name),
    ...(random.chance(0.4) ? [some(random, words.menu, 5).join(random.pick([' ', '  ', ' | ']))] : []),
    ...maybe(random, 0.12, () => random.pick(words.cookies)),
    ...body,
    ...(random.chance(0.5)
      ? some(random, [kit.privacy, kit.terms, kit.contact, kit.help[0] ?? ''], 3).map(write)
      : []),
    ...maybe(random, 0.4, () =>
      write(random.pick(['© {year} {brand}', '© {brand}', '© {year} {brand}. {city}'])),
    ),
  ];
};

const app: Frame = ({ body, kit, sender }, random) => {
  const words = chrome[kit.language].app;
  return [
    ...maybe(random, 0.7, () => statusBar(random)),
    ...maybe(random, 0.5, () => sender.name),
    ...body,
    ...(random.chance(0.5) ? [some(random, words.tabs, 5).join(' ')] : []),
  ];
};

const dialog: Frame = ({ body, kit, host, sender }, random) => {
  const words = chrome[kit.language].dialog;
  return [
    ...maybe(random, 0.35, () => random.pick([host.name, sender.name, host.address])),
    ...body,
    ...(random.chance(0.5) ? [some(random, words.buttons, 3).join(random.pick(['  ', ' ', '\n']))] : []),
  ];
};

const document: Frame = ({ body, kit }, random) => {
  const words = chrome[kit.language].document;
  return [
    ...(random.chance(0.6) ? [words.menu.slice(0, random.between(3, words.menu.length)).join(' ')] : []),
    ...maybe(random, 0.4, () =>
      random.pick(['100%', '110%', '1 / 3', '1 of 2', 'Arial 11', 'Calibri 12 B I U']),
    ),
    ...body,
    ...maybe(random, 0.4, () => random.pick(words.bottom)),
  ];
};

const frames: Record<FrameKind, Frame> = { sms, chat, web, app, dialog, document, bare: ({ body }) => body };
