import type { Random } from '../random.ts';

const names =
  'paypal microsoft google apple amazon netflix facebook instagram linkedin dropbox wellsfargo chase bankofamerica barclays hsbc santander commerzbank sparkasse telekom vodafone dhl fedex royalmail docusign adobe coinbase binance metamask ledger steampowered spotify whatsapp outlook office365 icloud booking airbnb allegro zalando klarna revolut americanexpress visa mastercard walmart'.split(
    ' ',
  );

/** Letters, and what is taken for them at a glance. */
const swaps: readonly (readonly [string, string])[] = [
  ['l', '1'],
  ['l', 'i'],
  ['i', 'l'],
  ['i', '1'],
  ['o', '0'],
  ['m', 'rn'],
  ['w', 'vv'],
  ['d', 'cl'],
  ['e', 'c'],
  ['g', 'q'],
  ['u', 'v'],
  ['n', 'r'],
  ['a', 'o'],
  ['s', '5'],
  ['b', '6'],
  ['z', '2'],
  ['t', 'f'],
  ['rn', 'm'],
];

const endings = ['com', 'com', 'net', 'org', 'co', 'info', 'online', 'de', 'co.uk', 'app'];

/** One host that plays on a name: `paypa1.com`, `rnicrosoft-login.net`, `g00gle.co`. */
const lookalikeHost = (random: Random): string => {
  const name = random.pick(names);
  const possible = swaps.filter(([from]) => name.includes(from));
  const [from, to] = possible.length > 0 ? random.pick(possible) : ['', ''];
  const at = random.between(1, name.length - 1);
  const twisted = random.weighted([
    [name.replace(from, to), 6],
    [name.replaceAll(from, to), 2],
    [name.slice(0, at) + name.charAt(at) + name.slice(at), 1],
    [name.slice(0, at) + name.slice(at + 1), 1],
    [name.slice(0, at - 1) + name.charAt(at) + name.charAt(at - 1) + name.slice(at + 1), 1],
  ]);
  const tail = random.weighted([
    ['', 6],
    [random.pick(['-login', '-secure', '-support', '-verify', '24']), 3],
  ]);
  return `${random.chance(0.25) ? random.pick(['www.', 'secure.', 'login.', 'm.']) : ''}${twisted}${tail}.${random.pick(endings)}`;
};

/** As many as asked for, all different and none genuine. */
export const lookalikeHosts = (count: number, random: Random): string[] => {
  const hosts = new Set<string>();
  while (hosts.size < count) {
    const host = lookalikeHost(random);
    const isGenuine = names.some((name) =>
      host.replace(/^(?:www|secure|login|m)\./, '').startsWith(`${name}.`),
    );
    if (!isGenuine) hosts.add(host);
  }
  return [...hosts];
};
