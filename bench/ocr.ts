// How long does reading a picture take, and how many letters are wrong, against the system's Tesseract on the same files? The
// pictures are those of the evaluation where they were drawn before (npm run evaluate -- screenshot); else, with a browser
// at hand, a few are drawn; else plain pages without a known truth, for the time alone.
// Run: node bench/ocr.ts [--count 20]
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readInTurn } from '../ml/evaluate/pictures/read-in-turn.ts';
import { charactersOf } from '../ml/evaluate/pictures/reading-figures.ts';
import { writePictures } from '../ml/generate/pictures/picture-folder.ts';
import type { PictureItem } from '../ml/generate/pictures/picture-item.ts';
import type { PlacedText } from '../ml/metrics/character-errors.ts';
import { findTesseract } from '../ml/peers/tesseract.ts';
import { median, printMachine, printTable, quantile, say } from './kit/figures.ts';
import { drawnPictures } from './kit/inputs.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '20' } } });
const count = Number(values.count);
const folder = mkdtempSync(join(tmpdir(), 'hookwise-ocr-'));
const drawnBefore = '.training/pictures/held';

type Picture = { file: string; item: PictureItem | null };

const withTruth = async (): Promise<Picture[]> => {
  const kept = existsSync(drawnBefore) ? drawnBefore : join(folder, 'held');
  const items = await writePictures({ part: 'held', seed: 5, count, folder: kept, onDrawn: () => undefined });
  return items
    .filter(({ isPhotographed }) => !isPhotographed)
    .slice(0, count)
    .map((item) => ({ item, file: join(kept, item.file) }));
};

const withoutTruth = async (): Promise<Picture[]> =>
  (await drawnPictures(count)).map((bytes, n) => {
    const file = join(folder, `${n}.png`);
    writeFileSync(file, bytes);
    return { file, item: null };
  });

type Read = { lines: readonly PlacedText[]; item: PictureItem | null };
const row = (reader: string, wall: number[], cpu: number[], read: Read[]) => {
  const known = read.flatMap(({ item, lines }) => (item ? [{ item, lines }] : []));
  const { errors, of } = charactersOf('', reader, known);
  return {
    reader,
    pictures: String(wall.length),
    'p50 ms': median(wall),
    'p95 ms': quantile(wall, 0.95),
    'CPU ms, median': median(cpu),
    'letters wrong %': of === 0 ? '-' : ((100 * errors) / of).toFixed(1),
  };
};

/** Milliseconds, as Linux counts them for programs that we have run. */
const usedByEndedChildren = (): number => {
  const status = readFileSync('/proc/self/stat', 'utf8');
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
};

printMachine();
try {
  const pictures = await withTruth().catch(async (error: unknown) => {
    say(
      `no pictures with a known truth here (${error instanceof Error ? error.message.slice(0, 80) : error})`,
    );
    return withoutTruth();
  });
  const tesseract = await findTesseract();
  const languages = tesseract?.languages ?? [];
  const compared = pictures.filter(
    ({ item }) => item === null || !tesseract || languages.includes(item.language),
  );
  const [first] = compared;
  if (!first) throw new Error('there are no pictures to read');
  await readInTurn(first.file);

  const ours = { wall: [] as number[], cpu: [] as number[], read: [] as Read[] };
  for (const { file, item } of compared) {
    const { reading, cost } = await readInTurn(file);
    ours.wall.push(cost.wallMs);
    ours.cpu.push(cost.cpuMs);
    ours.read.push({ item, lines: reading.lines });
  }
  const rows = [row('Hookwise: text, codes, logos, shapes', ours.wall, ours.cpu, ours.read)];
  if (tesseract) {
    const theirs = { wall: [] as number[], cpu: [] as number[], read: [] as Read[] };
    for (const { file, item } of compared) {
      const [from, used] = [performance.now(), usedByEndedChildren()];
      const lines = await tesseract.read(file, item?.language ?? 'en');
      theirs.wall.push(performance.now() - from);
      theirs.cpu.push(usedByEndedChildren() - used);
      theirs.read.push({ item, lines });
    }
    rows.push(row(`Tesseract ${tesseract.version}: text`, theirs.wall, theirs.cpu, theirs.read));
  } else say('Tesseract is not installed here: left out.');
  printTable(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
