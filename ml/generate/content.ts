import { expand } from './grammar.ts';
import type { Kit } from './kits.ts';
import type { Letter, Line } from './letter.ts';
import type { Random } from './random.ts';
import type { Sender } from './senders/sender.ts';
import type { Slots } from './slots.ts';

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button' | 'link'; text: string; href: string }
  | { kind: 'facts'; rows: [string, string][] }
  | { kind: 'list'; points: string[] }
  | { kind: 'large'; text: string }
  | { kind: 'cards'; cards: { title: string; text: string; price: string; href: string }[] };

/** A message before it is laid out. */
export type Content = {
  subject: string;
  /** What the inbox shows beside the subject; hidden in the message. Empty when there is none. */
  preview: string;
  /** The name in the masthead. */
  masthead: string;
  greeting: string;
  blocks: Block[];
  closing: string[];
  /** What is answered, below the answer; empty in most messages. */
  quoted: string[];
  footer: string[];
  footerLinks: { text: string; href: string }[];
  images: { logo: string; pixel: string };
};

type Writing = { letter: Letter; kit: Kit; label: 0 | 1; sender: Sender; slots: Slots; masthead: string };

export const contentOf = (writing: Writing, random: Random): Content => {
  const { letter, kit, label, sender, slots, masthead } = writing;
  const write = (grammar: string) => expand(grammar, random, slots);
  const side = label === 0 ? 'legit' : 'lure';
  const lines = letter.lines.filter(
    (line) => (line.side === 'both' || line.side === side) && !(line.isOptional && random.chance(0.5)),
  );
  const subject = write(random.pick(letter.subjects));
  return {
    subject,
    preview: letter.previews.length > 0 ? write(random.pick(letter.previews)) : '',
    masthead,
    greeting:
      letter.greeting === 'none' || random.chance(0.06)
        ? ''
        : write(random.pick(letter.greeting === 'informal' ? kit.informal : kit.formal)),
    blocks: lines
      .flatMap((line) => blocksOf(line, writing, write, random))
      .filter((block) => !('text' in block) || block.text !== ''),
    closing: closingOf(letter, kit, write, random),
    quoted: isAnswer(subject) && random.chance(label === 0 ? 0.7 : 0.35) ? quotedOf(kit, write, random) : [],
    ...(letter.isPersonal ? { footer: [], footerLinks: [] } : footerOf(writing, write, random)),
    images: { logo: sender.link('image'), pixel: sender.link('pixel') },
  };
};

/** The subject says that this answers something. */
export const isAnswer = (subject: string): boolean => /^re ?:/i.test(subject);

const quotedOf = (kit: Kit, write: Write, random: Random): string[] => [
  write('{past}, {first} {last} <{email}>:'),
  ...[random.pick(kit.informal), random.pick(kit.stories)[1], random.pick(kit.casualClosings), '{first}'].map(
    (line) => `> ${write(line)}`,
  ),
];

type Write = (grammar: string) => string;

const blocksOf = (line: Line, { kit, sender, slots }: Writing, write: Write, random: Random): Block[] => {
  switch (line.kind) {
    case 'button':
      return [
        {
          kind: 'button',
          text: random.chance(0.07)
            ? write('[https://www.|https://|www.]{domain}[|/|/account]')
            : write(line.text),
          href: sender.link('action'),
        },
      ];
    case 'link':
      return [{ kind: 'link', text: write(line.text), href: sender.link('help') }];
    case 'facts':
      return [{ kind: 'facts', rows: split(line.text).map((row) => factOf(write(row))) }];
    case 'list': {
      const points = split(line.text);
      const taken = random
        .shuffled(points)
        .slice(0, Math.max(2, random.between(points.length - 2, points.length)));
      return [{ kind: 'list', points: points.filter((point) => taken.includes(point)).map(write) }];
    }
    case 'large':
      return [{ kind: 'large', text: write(line.text) }];
    case 'goods':
      return [{ kind: 'cards', cards: cardsOf(line.text, kit, sender, slots, random) }];
    default:
      return [{ kind: 'paragraph', text: write(line.text) }];
  }
};

const split = (text: string) => text.split(';;').map((one) => one.trim());

const factOf = (written: string): [string, string] => {
  const at = written.search(/[:：]/);
  return at < 0 ? ['', written] : [written.slice(0, at).trim(), written.slice(at + 1).trim()];
};

const cardsOf = (what: string, kit: Kit, sender: Sender, slots: Slots, random: Random) =>
  Array.from({ length: random.between(what === 'order' ? 1 : 2, 4) }, (_, place) => {
    // Every card names its own goods, prices and people: a number of its own makes a slot of its own.
    const fresh = (name: string) =>
      /^(?:good|amount|amount2|first2|date|percent)$/.test(name)
        ? slots(`${name.replace(/\d$/, '')}${place + 3}`)
        : slots(name);
    if (what === 'stories') {
      const [title, text] = random.pick(kit.stories);
      return {
        title: expand(title, random, fresh),
        text: expand(text, random, fresh),
        price: '',
        href: sender.link('story'),
      };
    }
    if (what === 'offers') {
      return {
        title: expand(random.pick(kit.offer), random, fresh),
        text: '',
        price: '',
        href: sender.link('story'),
      };
    }
    return {
      title: `${random.between(1, 3)} × ${random.pick(kit.goods)}`,
      text: '',
      price: fresh('amount'),
      href: '',
    };
  });

const closingOf = (letter: Letter, kit: Kit, write: Write, random: Random): string[] => {
  if (letter.isUnsigned) return [];
  if (letter.isPersonal) {
    const closing = write(random.pick(letter.greeting === 'informal' ? kit.casualClosings : kit.closings));
    const card = random.chance(0.35)
      ? [write('{role}'), write('{brand}'), write('{phone}')].slice(0, random.between(1, 3))
      : [];
    return [closing, write(random.pick(['{me}', '{me}', '{myfirst}'])), ...card];
  }
  if (random.chance(0.18)) return [];
  return [write(random.pick(kit.closings)), write(random.pick(kit.teams))];
};

const footerOf = ({ letter, kit, label, sender }: Writing, write: Write, random: Random) => {
  const footer = [
    random.chance(0.4) ? random.pick(kit.help) : '',
    random.chance(0.4) ? random.pick(kit.automatic) : '',
    random.chance(letter.isBulk ? 0.6 : 0.35) ? random.pick(kit.why) : '',
    random.chance(0.5)
      ? random.pick([
          '© {year} {brand}',
          '{brand}, {street} {nn}, {city}',
          '{brand} · {street} {n} · {city}',
          '© {brand} {year}. {street} {nn}, {city}',
        ])
      : '',
  ].filter((line) => line !== '');
  const links: [string, number, 'unsubscribe' | 'browser' | 'privacy' | 'help' | 'home'][] = [
    [kit.unsubscribe, letter.isBulk ? 0.95 : label === 0 ? 0.12 : 0.25, 'unsubscribe'],
    [kit.browser, letter.isBulk ? 0.4 : label === 0 ? 0.04 : 0.1, 'browser'],
    [kit.privacy, 0.35, 'privacy'],
    [kit.terms, 0.25, 'privacy'],
    [kit.contact, 0.35, 'help'],
  ];
  return {
    footer: footer.map(write),
    footerLinks: links
      .filter(([, share]) => random.chance(share))
      .map(([text, , role]) => ({ text: write(text), href: sender.link(role) })),
  };
};
