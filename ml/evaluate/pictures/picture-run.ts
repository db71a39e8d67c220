import { levelOf } from '../../../src/contract/index.ts';
import type { PictureReading } from '../../../src/engine/training.ts';
import { PictureRefused } from '../../../src/vision/training.ts';
import { markedBrands } from '../../generate/logos/marks.ts';
import { quantile } from '../../metrics/quantile.ts';
import { evenly } from '../calibration.ts';
import type { Judged } from '../judged.ts';
import { defanged, loudest, type Mistake, worst } from '../mistakes.ts';
import type { Options } from '../options.ts';
import { type Measured, printDetectors, say } from '../print.ts';
import { alarmsBy, type SliceName, sliceOf } from '../slice.ts';
import { type JudgedReading, pictureJudge } from './judge-reading.ts';
import { withTesseract } from './peer-readings.ts';
import { perfectReading } from './perfect-reading.ts';
import {
  compressedPictures,
  gateMailPictures,
  heldPictures,
  type LookalikeFile,
  lookalikeFiles,
  type PictureFile,
  realMailPictures,
} from './picture-sets.ts';
import { pictureSlices } from './picture-slices.ts';
import { printReading } from './print-reading.ts';
import { type Cost, memoryGrowth, type ReadOnce, readInTurn } from './read-in-turn.ts';
import {
  barsRead,
  barsTaken,
  charactersOf,
  codesRead,
  type Exact,
  logosFound,
  lookalikesRead,
  ours,
} from './reading-figures.ts';
import { realPictures } from './real-pictures.ts';

const comparedPictures = 120;
const noCost: Cost = { wallMs: 0, cpuMs: 0, memory: 0 };

export type JudgedPicture = PictureFile & JudgedReading & { reading: PictureReading; cost: Cost };

/** Draws what was kept from fitting, reads it as the product does, and judges what was read. */
export const runPictures = async (options: Options): Promise<Measured> => {
  const judge = pictureJudge();
  const read = async ({ item, file }: PictureFile): Promise<ReadOnce> =>
    options.isPerfect ? { reading: perfectReading(item), cost: noCost } : readInTurn(file);
  const held: JudgedPicture[] = [];
  for (const one of await heldPictures(options.isQuick ? Math.ceil(options.count / 10) : options.count)) {
    const { reading, cost } = await read(one);
    held.push({ ...one, ...judge(reading), reading, cost });
    if (held.length % 25 === 0) say(`read and judged: ${held.length}`);
  }
  // Their text is in frames of their own and unknown to the evaluation: they are read as the product reads.
  const mails = options.isPerfect ? [] : await judgeMails(options, judge);
  const sheets = options.isPerfect ? [] : await readAll(await lookalikeFiles(options.isQuick));
  const compressed = options.isPerfect
    ? []
    : await readAll(await compressedPictures(options.isQuick ? 1 : 4));
  const real = options.data === '' || options.isPerfect ? [] : await judgeReal(options.data, judge);
  if (options.hasDetectors)
    printDetectors(held.map(({ judged, item }) => ({ judged, isPhishing: item.label === 'phish' })));

  const drawn = held.map((one) => ({ ...one, lines: one.reading.lines }));
  const peer = options.hasPeers ? await withTesseract(evenly(drawn, comparedPictures), sheets) : null;
  const clear = drawn.filter(({ item }) => !item.isPhotographed);
  const logos = logosFound(held, new Set(markedBrands));
  const bars = barsRead(drawn);
  const exact: Exact[] = [
    { what: 'host in the address bar, read', reader: ours, right: bars.right, of: bars.of },
    { what: 'host in the address bar, taken for the address', reader: ours, ...counted(barsTaken(held)) },
    { what: 'QR codes', reader: ours, ...counted(codesRead(held)) },
    { what: 'logos shown that were found', reader: ours, right: logos.found, of: logos.shown },
    { what: 'logos claimed that were right', reader: ours, right: logos.right, of: logos.claimed },
    ...(compressed.length === 0
      ? []
      : [
          { what: 'host in the address bar, JPEG 60', reader: ours, ...counted(barsRead(compressed)) },
          { what: 'QR codes, JPEG 60', reader: ours, ...counted(codesRead(compressed)) },
        ]),
    ...lookalikesRead(ours, sheets),
    ...(peer?.exact ?? []),
  ];
  const reading = {
    exact,
    characters: [
      charactersOf('the measured part', ours, drawn),
      charactersOf('without photographs of screens', ours, clear),
      ...(peer?.characters ?? []),
    ],
    cpuMs: spread(sized(held).map(({ cost }) => cost.cpuMs)),
    memoryGrowthMegabytes: memoryGrowth(held.map(({ cost }) => cost)),
  };
  printReading(reading, drawn, { bars: bars.wrong, codes: codesRead(held).wrong });

  const everything = [...held, ...mails, ...real];
  const isRight = ({ item, judged }: { item: { label: string }; judged: Judged }) =>
    (levelOf(judged.riskScore) !== 'safe') === (item.label === 'phish');
  const legitimate = held.filter(({ item }) => item.label === 'legit');
  return {
    accuracy: {
      threshold: 0.2,
      right: held.filter(isRight).length,
      wrong: held.filter((one) => !isRight(one)).length,
    },
    slices: [
      ...pictureSlices(held),
      ...slicesOf(
        mails.filter(({ item }) => item.kind === realSlice),
        'in-distribution',
      ),
      ...slicesOf(
        mails.filter(({ item }) => item.kind === gateSlice),
        'generated',
      ),
      ...slicesOf(real, 'source'),
    ],
    falseAlarms: {
      byGenre: alarmsBy(legitimate, ({ kind }) => kind),
      byLanguage: alarmsBy(legitimate, ({ language }) => languageNames.of(language) ?? language),
    },
    ablations: [],
    calibration: { error: 0, bins: [] },
    adversarial: [],
    peers: [],
    latencyMs: spread(sized(held).map(({ cost }) => cost.wallMs)),
    reading,
    mistakes: {
      missed: mistakesOf(everything, 'missed', options.misses),
      falseAlarms: mistakesOf(everything, 'alarm', options.alarms),
    },
  };
};

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const counted = ({ right, of }: { right: number; of: number }) => ({ right, of });

const readAll = async <File extends PictureFile>(files: readonly File[]) => {
  const read: (File & { reading: PictureReading; lines: PictureReading['lines'] })[] = [];
  for (const one of files) {
    const { reading } = await readInTurn(one.file);
    read.push({ ...one, reading, lines: reading.lines });
  }
  return read;
};
export type ReadSheet = LookalikeFile & { lines: PictureReading['lines'] };

type Told = { item: { label: string; kind: string; id: string }; file: string; judged: Judged } & Pick<
  JudgedReading,
  'titles' | 'prediction'
>;

const realShown = 150;
const realSlice = 'real mails kept back, as programs show them';
const gateSlice = 'our gate, as programs show it';

const judgeMails = async (
  { data, isQuick }: Options,
  judge: ReturnType<typeof pictureJudge>,
): Promise<Told[]> => {
  const told: Told[] = [];
  const files = [
    ...(data === '' ? [] : await realMailPictures(data, isQuick ? realShown / 10 : realShown)),
    ...(await gateMailPictures(isQuick ? 10 : 1)),
  ];
  for (const { item, file } of files) {
    const { reading } = await readInTurn(file);
    const kind = item.wording.startsWith('own ') ? gateSlice : realSlice;
    told.push({ item: { label: item.label, kind, id: item.id }, file, ...judge(reading) });
    if (told.length % 25 === 0) say(`mails as programs show them, read and judged: ${told.length}`);
  }
  return told;
};

const slicesOf = (told: readonly Told[], split: SliceName['split']) =>
  [...Map.groupBy(told, ({ item }) => item.kind)].map(([name, some]) =>
    sliceOf({ name, split }, judgedOf(some, 'phish'), judgedOf(some, 'legit')),
  );

const judgeReal = async (data: string, judge: ReturnType<typeof pictureJudge>): Promise<Told[]> => {
  const told: Told[] = [];
  for (const { file, name, isPhishing, slice } of realPictures(data)) {
    const { reading } = await readInTurn(file).catch(refusedOnly(name));
    if (reading === null) continue;
    told.push({
      item: { label: isPhishing ? 'phish' : 'legit', kind: slice, id: name },
      file,
      ...judge(reading),
    });
  }
  return told;
};

/** A file cut off in its first lines shows nothing, and the product reports that instead of judging it. */
const refusedOnly = (name: string) => (error: unknown) => {
  if (!(error instanceof PictureRefused)) throw error;
  say(`${name} cannot be opened (${error.reason}) and is left out`);
  return { reading: null };
};

const judgedOf = (some: readonly Told[], label: string) =>
  some.filter(({ item }) => item.label === label).map(({ judged }) => judged);

/** The size that times are promised for. */
const sized = (held: readonly JudgedPicture[]) => held.filter(({ item }) => item.size === '1280x800');

const spread = (values: readonly number[]) => {
  const at = (q: number) => (values.length === 0 ? 0 : Math.round(quantile(values, q)));
  return { p50: at(0.5), p99: at(0.99), samples: values.length };
};

const mistakesOf = (told: readonly Told[], kind: 'missed' | 'alarm', count: number): Mistake[] => {
  const possible = told.filter(({ item }) => (item.label === 'phish') === (kind === 'missed'));
  return worst(possible, kind, count, ({ item }) => item.id).map(
    ({ item, file, judged, titles, prediction }) => ({
      what: defanged(`${item.kind}: ${item.id}`),
      source: file,
      riskScore: judged.riskScore,
      loudest: loudest(kind, titles, prediction?.reasons() ?? []),
    }),
  );
};
