import type { OtherIcon } from '../generate/logos/other-icons.ts';
import { type Random, randomFrom } from '../generate/random.ts';

const families =
  'Arimo,Lato,Cantarell,DejaVu Sans,DejaVu Serif,Noto Sans,Noto Serif,Liberation Serif,Open Sans,Roboto,Roboto Condensed,Tinos,FreeSerif,Nimbus Sans,P052,C059,Cousine,Hack'.split(
    ',',
  );
const signs = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&@#?!$€£%+=*(){}[]<>/"ßÄÖÜéñçЖФЯЩЮдфяшあ中国日本語한ñ→←↑✓',
];
const syllables =
  'pay bank in go me box my on up ex net co der die das les una the and for new get hi ok no yes app pro max one two to by'.split(
    ' ',
  );

/** Letters, numbers and short words in many typefaces: what is read, not recognised. */
export const writtenShapes = (): OtherIcon[] => {
  const random = randomFrom('letters');
  const single = signs.flatMap((sign) =>
    random
      .shuffled(families)
      .slice(0, 16)
      .map((family) => written(random, sign, family)),
  );
  const short = Array.from({ length: 900 }, () => {
    const text = `${random.pick(syllables)}${random.chance(0.4) ? random.pick(syllables) : ''}`;
    const cased = random.pick([text, text.toUpperCase(), text.charAt(0).toUpperCase() + text.slice(1)]);
    return written(random, cased, random.pick(families));
  });
  return [...single, ...short];
};

const written = (random: Random, text: string, family: string): OtherIcon => {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const width = 24 + 26 * text.length;
  const look = `font-family="${family}" font-weight="${random.pick([400, 400, 700, 900])}" font-style="${random.chance(0.15) ? 'italic' : 'normal'}"`;
  return {
    id: `${text} ${family}`,
    body: `<text x="12" y="44" font-size="36" ${look}>${safe}</text>`,
    view: [0, 0, width, 64],
  };
};
