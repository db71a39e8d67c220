import { expand } from '../grammar.ts';
import { kits } from '../kits.ts';
import type { Random } from '../random.ts';
import { claimedOrganisation, type Organisation } from '../senders/organisation.ts';
import { slotsFor } from '../slots.ts';
import { asRead } from './as-read.ts';
import { framed } from './frames.ts';
import { type PageHost, pageHost } from './page-host.ts';
import type { Screen, ScreenLine } from './screen.ts';
import { surrounded } from './surroundings.ts';

/** One screen, written out for one side and read off as a machine reads it. */
export const screenText = (screen: Screen, label: 0 | 1, random: Random): string => {
  const kit = kits[screen.language];
  const organisation = claimedOrganisation(screen.from, screen.language, random);
  const host = pageHost(organisation, screen, label, random);
  const slot = slotsOn(screen, organisation, host, random);
  const write = (grammar: string) => expand(grammar, random, slot);
  const side = label === 0 ? 'legit' : 'lure';
  const body = screen.lines
    .filter(
      (line) => (line.side === 'both' || line.side === side) && !(line.isOptional && random.chance(0.5)),
    )
    .flatMap((line) => linesOf(line, write, random))
    .filter((line) => line !== '');
  const frame = random.pick(screen.frames);
  const shown = surrounded(body, frame, kit, slot, random);
  const sender = { name: organisation.name, phone: slot('phone9'), person: slot('me') };
  return asRead(
    framed(frame, { body: shown, kit, host, sender, write }, random),
    frame,
    screen.language,
    random,
  );
};

/** What the words in braces of a screen stand for. */
export const slotsOn = (screen: Screen, organisation: Organisation, host: PageHost, random: Random) => {
  const kit = kits[screen.language];
  const sent = new Date(Date.UTC(2022, 0, 1) + random.between(0, 5 * 365) * 86_400_000);
  const sender = { first: random.pick(kit.first), last: random.pick(kit.last) };
  const shared = slotsFor({ kit, organisation, sent, sender, link: host.link }, random);
  const own: Record<string, () => string> = {
    host: () => host.name,
    /** Twelve numbered boxes, the way recovery forms show them. */
    boxes: () => Array.from({ length: random.pick([12, 12, 24]) }, (_, at) => `${at + 1}.`).join(' '),
    temperature: () => `${random.between(-4, 33)}°`,
    coins: () => `${random.between(0, 9)}.${random.string(4, '0123456789')}`,
  };
  return (name: string) => own[name]?.() ?? shared(name);
};

const linesOf = (line: ScreenLine, write: (grammar: string) => string, random: Random): string[] => {
  if (line.kind === 'text') return [write(line.text)];
  const parts = line.text.split(';;').map((one) => one.trim());
  if (line.kind === 'fields') {
    const written = parts.map(write).filter((one) => one !== '');
    return random.chance(0.3) ? [written.join(random.pick([' ', ' | ', '   ']))] : written;
  }
  const count = Math.max(2, random.between(Math.ceil(parts.length / 2), parts.length));
  const taken = random.shuffled(parts).slice(0, count);
  return (random.chance(0.5) ? taken : parts.filter((part) => taken.includes(part))).map(write);
};
