import { type Brand, brands } from '../../../src/engine/training.ts';
import type { Language } from '../generated-mail.ts';
import { expand } from '../grammar.ts';
import { kits } from '../kits.ts';
import type { SenderKind } from '../letter.ts';
import { digits, type Random } from '../random.ts';
import { inventedPatterns, inventedShare, localNames, sendingHosts, worldNames } from './sectors.ts';
import { slug } from './slug.ts';

/** Whom a message claims to come from. Legitimate mail and lures draw it from the same hat. */
export type Organisation = {
  name: string;
  /** The name as written in addresses: what a lookalike domain plays on. */
  word: string;
  /** Where its pages are. */
  domain: string;
  /** Where its mail comes from: the domain or a host under one of its own. */
  mailHost: string;
  isInvented: boolean;
};

export const claimedOrganisation = (kind: SenderKind, language: Language, random: Random): Organisation => {
  if (kind === 'employer' && random.chance(0.5)) return ownHouse(language, random);
  const local = localNames(kind, language);
  const world = worldNames(kind);
  const isInvented = random.chance(inventedShare[kind] ?? 1) || local.length + world.length === 0;
  if (isInvented) return inventedOrganisation(kind, language, random);
  const name =
    local.length > 0 && random.chance(0.65) ? random.pick(local) : random.pick([...world, ...local]);
  return organisationOf(brandCalled(name), language, random);
};

/** The reader's own house: notices of the help desk and the payroll office, genuine or not. */
const ownHouse = (language: Language, random: Random): Organisation => ({
  name: random.pick(kits[language].roles),
  word: 'example',
  domain: 'example.com',
  mailHost: 'example.com',
  isInvented: true,
});

export const brandCalled = (name: string): Brand => {
  const found = brands.find((one) => one.name === name);
  if (!found) throw new Error(`no brand is called ${name}`);
  return found;
};

const countryEnding: Partial<Record<Language, string[]>> = {
  en: ['com', 'com', 'co.uk', 'ca'],
  de: ['de', 'de', 'at', 'ch'],
  fr: ['fr', 'fr', 'be'],
  es: ['es', 'es', 'com.mx'],
  pt: ['pt', 'com.br'],
  it: ['it'],
  nl: ['nl', 'be'],
  pl: ['pl'],
  sv: ['se'],
  cs: ['cz'],
  tr: ['com.tr'],
  ja: ['co.jp'],
};

/** Brands that write to people from the domain of their country. */
const writesLocally = new Set(
  'Amazon eBay IKEA Zalando Decathlon Lidl Vodafone DPD DHL PayPal HSBC Santander Carrefour Samsung'.split(
    ' ',
  ),
);

export const organisationOf = (brand: Brand, language: Language, random: Random): Organisation => {
  const stem = brand.genuine.split('.')[0] ?? '';
  const endings = countryEnding[language];
  const isLocal =
    brand.isRegional && writesLocally.has(brand.name) && endings !== undefined && random.chance(0.6);
  const domain =
    isLocal && brand.genuine.split('.').length === 2 ? `${stem}.${random.pick(endings)}` : brand.genuine;
  const known = sendingHosts.get(brand.name);
  return {
    name: brand.name.replace(/ \(.*\)/, ''),
    word: brand.words[0] ?? stem,
    domain,
    mailHost: known
      ? random.pick(known)
      : random.chance(0.6)
        ? domain
        : `${random.pick(['mail', 'e', 'email', 'news', 'info', 'notify'])}.${domain}`,
    isInvented: false,
  };
};

const syllables =
  'ba be bel bo bra ca cor da del do el fa fen fer gra hal hel ja kal ka ker lan le li lo lu ma mar me mi mon na nel nor nu o pa per pol quin ra ren ri ro ru sal san se sol ta tan tel ter ti to tri va vel ven ver vi vo wa wel win za zen'.split(
    ' ',
  );
const tails = ['', '', '', 'a', 'io', 'on', 'ia', 'ora', 'is', 'um', 'ly', 'era', 'ex', 'ent'];

/** A name that is not registered: syllables that can be pronounced. */
export const inventedWord = (random: Random): string => {
  const stem = Array.from({ length: random.between(2, 3) }, () => random.pick(syllables)).join('');
  return `${stem.charAt(0).toUpperCase()}${stem.slice(1)}${random.pick(tails)}`;
};

export const inventedOrganisation = (kind: SenderKind, language: Language, random: Random): Organisation => {
  const kit = kits[language];
  const word = inventedWord(random);
  const names: Record<string, string> = {
    last: random.pick(kit.last),
    last2: random.pick(kit.last),
    city: random.pick(kit.cities),
    word,
  };
  const patterns = inventedPatterns(kind, language) ?? kit.businesses;
  const name = expand(random.pick(patterns), random, (slot) => names[slot] ?? '');
  const plain = slug(name, random.chance(0.45) ? '-' : '');
  const stem =
    plain.length < 3 || /^\d/.test(plain)
      ? slug(word)
      : plain.length > 30
        ? slug(`${names['last']} ${word}`, '-') || slug(word)
        : plain;
  const domain = `${stem}${random.chance(0.04) ? random.string(1, digits) : ''}.${random.chance(0.02) ? random.pick(['shop', 'store', 'info', 'online', 'club']) : random.pick(kit.endings)}`;
  return {
    name,
    word: slug(name) || slug(word),
    domain,
    mailHost: random.chance(0.8)
      ? domain
      : `${random.pick(['mail', 'news', 'mg', 'send', 'info'])}.${domain}`,
    isInvented: true,
  };
};
