import type { PictureItem } from '../../generate/pictures/picture-item.ts';
import type { PlacedText } from '../../metrics/character-errors.ts';
import { findTesseract } from '../../peers/tesseract.ts';
import { say } from '../print.ts';
import type { ReadSheet } from './picture-run.ts';
import {
  barsRead,
  type Characters,
  charactersOf,
  type Exact,
  lookalikesRead,
  ours,
} from './reading-figures.ts';

type Read = { item: PictureItem; file: string; lines: readonly PlacedText[] };

/** The system's Tesseract on the same files, in the languages it has data for. Null, with a note, where it is missing. */
export const withTesseract = async (
  pictures: readonly Read[],
  sheets: readonly ReadSheet[],
): Promise<{ exact: Exact[]; characters: Characters[] } | null> => {
  const tesseract = await findTesseract();
  if (!tesseract) {
    say('Tesseract is not installed here: nothing to compare with.\n');
    return null;
  }
  const name = `Tesseract ${tesseract.version}`;
  const compared = pictures.filter(({ item }) => tesseract.languages.includes(item.language));
  const theirs: Read[] = [];
  for (const one of compared) {
    theirs.push({ ...one, lines: await tesseract.read(one.file, one.item.language) });
    if (theirs.length % 25 === 0) say(`read by ${name}: ${theirs.length} of ${compared.length}`);
  }
  const theirSheets: ReadSheet[] = [];
  for (const sheet of sheets)
    theirSheets.push({
      ...sheet,
      lines: (await tesseract.read(sheet.file, 'en')).map((line) => ({ ...line, confidence: 1 })),
    });
  const slice = `${compared.length} pictures read by both`;
  const clear = ({ item }: Read) => !item.isPhotographed;
  const [barsOurs, barsTheirs] = [barsRead(compared), barsRead(theirs)];
  return {
    exact: [
      { what: `host in the address bar, ${slice}`, reader: ours, right: barsOurs.right, of: barsOurs.of },
      { what: `host in the address bar, ${slice}`, reader: name, right: barsTheirs.right, of: barsTheirs.of },
      ...lookalikesRead(name, theirSheets),
    ],
    characters: [
      charactersOf(slice, ours, compared),
      charactersOf(slice, name, theirs),
      charactersOf(`${slice}, no photographs`, ours, compared.filter(clear)),
      charactersOf(`${slice}, no photographs`, name, theirs.filter(clear)),
    ],
  };
};
