import sharp from 'sharp';
import { generateMails } from '../../ml/generate/mails.ts';

/** Messages from the project's own grammars: legitimate mail and lures in fourteen languages, always the same for a seed. */
export const generatedMails = (count: number): string[] =>
  [...generateMails({ seed: 7, count })].map(({ raw }) => raw);

const lineOf = (n: number, at: number) =>
  `<text x="${120 + (at % 3) * 14}" y="${150 + at * 34}" font-size="${14 + (at % 4) * 2}" fill="#202124">` +
  `Parcel ${n * 7919 + at} could not be delivered, confirm at shop-${n}.example/track</text>`;

/** Screens of 1280 by 800 with a bar and sixteen lines of text, no two alike. */
export const drawnPictures = (count: number): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, n) => {
      const lines = Array.from({ length: 16 }, (_line, at) => lineOf(n, at)).join('');
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800" font-family="sans-serif"><rect width="1280" height="800" fill="#fff"/><rect width="1280" height="72" fill="#dee1e6"/><rect x="120" y="16" width="900" height="40" rx="20" fill="#fff"/><text x="150" y="42" font-size="16" fill="#202124">https://login.shop-${n}.example/account</text>${lines}</svg>`;
      return sharp(Buffer.from(svg)).png().toBuffer();
    }),
  );
