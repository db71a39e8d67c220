import { type Content, contentOf } from './content.ts';
import { kits } from './kits.ts';
import type { Letter, SenderKind } from './letter.ts';
import type { Random } from './random.ts';
import { legitimatePerson, legitimateSender } from './senders/legitimate-sender.ts';
import { lurePerson, lureSender } from './senders/lure-sender.ts';
import type { Organisation } from './senders/organisation.ts';
import type { Sender } from './senders/sender.ts';
import { slotsFor } from './slots.ts';

/** Kinds of letters signed by a person rather than a house. */
const people: readonly SenderKind[] = ['boss', 'colleague', 'friend', 'person', 'stranger', 'supplier'];

type Order = { letter: Letter; label: 0 | 1; organisation: Organisation; drawDate: (random: Random) => Date };

/** A letter written out for one side, before it becomes a message or appears on a screen. */
export const writeLetter = (
  { letter, label, organisation, drawDate }: Order,
  random: Random,
): { sender: Sender; sent: Date; content: Content } => {
  const kit = kits[letter.language];
  const person = { first: random.pick(kit.first), last: random.pick(kit.last) };
  const sender = people.includes(letter.from)
    ? (label === 0 ? legitimatePerson : lurePerson)(person, organisation, letter, random)
    : (label === 0 ? legitimateSender : lureSender)(organisation, letter, random);
  const sent = drawDate(random);
  const slots = slotsFor(
    { kit, organisation, sent, sender: person, link: () => sender.link('action') },
    random,
  );
  const content = contentOf({ letter, kit, label, sender, slots, masthead: organisation.name }, random);
  return { sender, sent, content };
};

/** For screens: the phrases that only lures have are always used, because a reader of text alone has nothing else. */
export const writeTellingLetter = (order: Omit<Order, 'drawDate'>, random: Random) =>
  writeLetter(
    {
      ...order,
      letter: {
        ...order.letter,
        lines: order.letter.lines.map((line) =>
          line.side === 'lure' ? { ...line, isOptional: false } : line,
        ),
      },
      drawDate: (dates) => new Date(Date.UTC(2021, 0, 1) + dates.between(0, 6 * 365) * 86_400_000),
    },
    random,
  );
