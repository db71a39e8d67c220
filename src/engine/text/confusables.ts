/**
 * Letters that the eye takes for Latin ones, written as `latin: lookalikes`. Compiled by hand from the scripts that registries
 * accept in domain names; accents are handled by decomposition, not listed.
 */
const table: Record<string, string> = {
  a: 'аαɑạąａ@',
  b: 'ЬьЪвʙɓβбｂ',
  c: 'сϲƈçćčċｃ¢',
  d: 'ԁɗđժｄ',
  e: 'еєҽεёəｅ€',
  f: 'ƒſｆ',
  g: 'ɡցğǵġģｇ',
  h: 'һհнｈ',
  i: 'іıɩιïíｉ¡ɪ',
  j: 'јϳʝｊ',
  k: 'κкӄķｋ',
  l: 'ӏⅼłļĺǀｌ',
  m: 'мṃɱｍ',
  n: 'ոпηńņñռｎ',
  o: 'оοօσөøｏ',
  p: 'рρｐþ',
  q: 'ԛզｑ',
  r: 'гɾŕřｒ',
  s: 'ѕʂśşšｓ',
  t: 'тτţťŧｔ',
  u: 'υսцμųｕ',
  v: 'ѵνｖ',
  w: 'ԝωшщѡｗ',
  x: 'хχҳｘ',
  y: 'уүγýỿｙ',
  z: 'ᴢżźžʐｚ',
};

export const latinOf = new Map<string, string>(
  Object.entries(table).flatMap(([latin, others]) =>
    [...others].map((other): [string, string] => [other, latin]),
  ),
);

/** Digits that stand in for letters in plain ASCII. Both sides of a comparison go through the same folding. */
export const letterOfDigit = new Map([
  ['0', 'o'],
  ['1', 'l'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
  ['9', 'g'],
]);
