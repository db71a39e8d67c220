const special: Record<string, string> = {
  ß: 'ss',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  œ: 'oe',
  '&': 'and',
};

/** A name as it is written in an address: plain letters and digits, words joined by `join`. */
export const slug = (name: string, join = ''): string =>
  [...name.toLowerCase()]
    .map((letter) => special[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’."]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join(join);
