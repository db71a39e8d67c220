import { expand } from './grammar.ts';
import type { Kit } from './kits.ts';
import { digits, hex, type Random, upper } from './random.ts';
import type { Organisation } from './senders/organisation.ts';
import { inventedOrganisation } from './senders/organisation.ts';

/** What the words in braces stand for in one message. Asked twice, a word gives the same answer: `{date}` is one date. */
export type Slots = (name: string) => string;

export type Setting = {
  kit: Kit;
  organisation: Organisation;
  /** When the message is sent. */
  sent: Date;
  /** Whoever signs it. */
  sender: { first: string; last: string };
  link: () => string;
};

const day = 24 * 60 * 60 * 1000;
const devices = [
  'iPhone 13',
  'iPhone 15 Pro',
  'Windows 11',
  'Windows 10',
  'MacBook Air',
  'Samsung Galaxy S22',
  'Pixel 7',
  'iPad',
  'Linux',
  'Chromebook',
  'Redmi Note 11',
];
const programs = ['Chrome', 'Safari', 'Firefox', 'Edge', 'Opera'];

export const slotsFor = (setting: Setting, random: Random): Slots => {
  // One message counts in one currency.
  const money = expand(setting.kit.money, random, () => '{amount}');
  const known = new Map<string, string>([['money', money]]);
  const slot: Slots = (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const make = makers[name] ?? makers[name.replace(/\d$/, '')];
    if (!make) throw new Error(`no slot is called ${name}`);
    const value = make(setting, random, slot);
    known.set(name, value);
    return value;
  };
  return slot;
};

type Maker = (setting: Setting, random: Random, slot: Slots) => string;

const near =
  (low: number, high: number): Maker =>
  ({ kit, sent }, random) => {
    const date = new Date(sent.getTime() + random.between(low, high) * day);
    const parts: Record<string, string> = {
      d: String(date.getUTCDate()),
      m: String(date.getUTCMonth() + 1).padStart(random.chance(0.5) ? 2 : 1, '0'),
      y: String(date.getUTCFullYear()),
      month: kit.months[date.getUTCMonth()] ?? '',
    };
    return expand(random.pick(kit.dates), random, (name) => parts[name] ?? '');
  };

const sum =
  (low: number, high: number): Maker =>
  ({ kit }, random, slot) => {
    const isRound = random.chance(0.25);
    const whole = Math.round(Math.exp(Math.log(low) + random.next() * (Math.log(high) - Math.log(low))));
    const isWhole = kit.language === 'ja';
    const scaled = isWhole ? whole * 100 : whole;
    const grouped = String(scaled).replace(/\B(?=(\d{3})+$)/g, kit.decimal === ',' ? '.' : ',');
    const amount = isWhole
      ? grouped
      : `${grouped}${kit.decimal}${isRound ? '00' : random.pick(['99', '90', '50', '49', random.string(2, digits)])}`;
    return slot('money').replace('{amount}', amount);
  };

const pickFrom =
  (choose: (kit: Kit) => string[]): Maker =>
  ({ kit }, random) =>
    random.pick(choose(kit));

const makers: Record<string, Maker> = {
  brand: ({ organisation }) => organisation.name,
  domain: ({ organisation }) => organisation.domain,
  email: () => 'recipient@example.com',
  url: ({ link }) => link(),
  first: pickFrom(({ first }) => first),
  last: pickFrom(({ last }) => last),
  me: ({ sender, kit }) =>
    kit.language === 'ja' || kit.language === 'zh'
      ? `${sender.last} ${sender.first}`
      : `${sender.first} ${sender.last}`,
  myfirst: ({ sender }) => sender.first,
  city: pickFrom(({ cities }) => cities),
  street: pickFrom(({ streets }) => streets),
  role: pickFrom(({ roles }) => roles),
  good: pickFrom(({ goods }) => goods),
  month: pickFrom(({ months }) => months),
  amount: sum(6, 480),
  small: sum(1, 6),
  fee: sum(4, 26),
  /** What a month or a mishap costs a household. */
  sizeable: sum(280, 4200),
  large: sum(900, 48000),
  fortune: sum(400000, 24000000),
  date: near(-6, 0),
  due: near(2, 30),
  past: near(-60, -8),
  time: (_, random) => `${random.between(6, 22)}:${String(random.between(0, 59)).padStart(2, '0')}`,
  order: (_, random) =>
    random.pick([
      random.string(8, digits),
      `${random.string(3, digits)}-${random.string(7, digits)}-${random.string(7, digits)}`,
      `#${random.string(5, digits)}`,
      `${random.string(2, upper)}${random.string(6, digits)}`,
      `INV-${random.string(5, digits)}`,
    ]),
  code: (_, random) =>
    random.weighted([
      [random.string(6, digits), 6],
      [`${random.string(3, digits)} ${random.string(3, digits)}`, 2],
      [random.string(4, digits), 1],
      [random.string(8, `${upper}${digits}`), 1],
    ]),
  last4: (_, random) => random.string(4, digits),
  n: (_, random) => String(random.between(2, 9)),
  nn: (_, random) => String(random.between(10, 59)),
  nnn: (_, random) => String(random.between(100, 999)),
  hours: (_, random) => random.pick(['24', '48', '72', '12', '36']),
  percent: (_, random) => `${random.pick([10, 15, 20, 25, 30, 40, 50, 60, 70])}%`,
  device: (_, random) => random.pick(devices),
  program: (_, random) => random.pick(programs),
  ip: (_, random) =>
    [random.between(23, 203), ...Array.from({ length: 3 }, () => random.between(1, 250))].join('.'),
  phone: ({ kit }, random) => random.pick(kit.phones).replace(/#/g, () => random.string(1, digits)),
  iban: (_, random) =>
    `${random.pick(['DE', 'FR', 'ES', 'GB', 'NL', 'LT', 'PT', 'IT', 'BE', 'PL'])}${random.string(2, digits)} ${Array.from({ length: 4 }, () => random.string(4, digits)).join(' ')} ${random.string(2, digits)}`,
  wallet: (_, random) =>
    random.chance(0.6)
      ? `bc1q${random.string(38, 'qpzry9x8gf2tvdw0s3jn54khce6mua7l')}`
      : `1${random.string(33, '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz')}`,
  token: (_, random) => random.string(random.between(6, 10), hex),
  year: ({ sent }) => String(sent.getUTCFullYear()),
  company: ({ kit }, random) => inventedOrganisation('small', kit.language, random).name,
  plate: (_, random) => `${random.string(2, upper)}-${random.string(2, upper)} ${random.string(3, digits)}`,
  password: (_, random) =>
    `${random.pick(['sommer', 'dragon', 'liverpool', 'monkey', 'princess', 'hallo', 'soleil', 'qwerty'])}${random.between(1, 99)}`,
};
