import { join } from 'node:path';
import type { Language } from '../../generate/generated-mail.ts';
import { themeOfKind } from '../../generate/pictures/look.ts';
import { type LookalikeSheet, lookalikeSheets } from '../../generate/pictures/lookalike-sheets.ts';
import { drawPictures, writePictures } from '../../generate/pictures/picture-folder.ts';
import type { PictureItem } from '../../generate/pictures/picture-item.ts';
import { planPicture } from '../../generate/pictures/pictures.ts';
import type { Device } from '../../generate/pictures/setting.ts';
import { realMails, shownMailPlans } from '../../generate/pictures/shown-mails.ts';
import { randomFrom } from '../../generate/random.ts';
import { type EvaluatedMail, gateSource, handWrittenMails } from '../own-mails.ts';
import { say } from '../print.ts';

/** Another seed than those that anything is fitted on. */
const seed = 5;
const folder = '.training/pictures';
const lookalikes = 216;

export type PictureFile = { item: PictureItem; file: string };

const filesIn = (name: string, items: readonly PictureItem[]): PictureFile[] =>
  items.map((item) => ({ item, file: join(folder, name, item.file) }));

const tell = (what: string) => (done: number) => {
  if (done % 50 === 0) say(`drawing ${what}: ${done}`);
};

/** The measured part: templates, brands and wordings that are never fitted on. Drawn once and kept. */
export const heldPictures = async (count: number): Promise<PictureFile[]> =>
  filesIn(
    'held',
    await writePictures({
      part: 'held',
      seed,
      count,
      folder: join(folder, 'held'),
      onDrawn: tell('the measured part'),
    }),
  );

const drawnMails = async (name: string, mails: readonly EvaluatedMail[]): Promise<PictureFile[]> =>
  filesIn(
    name,
    await drawPictures(await shownMailPlans(mails), join(folder, name), tell('mails as programs show them')),
  );

/** Messages that people received, as mail programs show them: an equal number of each side, none of them learnt from. */
export const realMailPictures = async (data: string, each: number): Promise<PictureFile[]> =>
  drawnMails('shown-measured', await realMails(data, 'measured', each));

/** The hand-written mails that nothing is tuned on, legitimate ones that resemble lures among them. */
export const gateMailPictures = async (every: number): Promise<PictureFile[]> =>
  drawnMails(
    'shown-gate',
    handWrittenMails(gateSource).filter((_, at) => at % every === 0),
  );

export type LookalikeFile = PictureFile & Pick<LookalikeSheet, 'size' | 'hosts'>;

/** Addresses that play on a name, at the sizes of the letters that screens show them in. */
export const lookalikeFiles = async (isQuick: boolean): Promise<LookalikeFile[]> => {
  const sheets = lookalikeSheets(seed, isQuick ? 48 : lookalikes);
  const items = await drawPictures(
    sheets.map(({ plan }) => plan),
    join(folder, 'lookalikes'),
    tell('lookalike addresses'),
  );
  return filesIn('lookalikes', items).flatMap((file, at) => {
    const sheet = sheets[at];
    return sheet ? [{ ...file, size: sheet.size, hosts: sheet.hosts }] : [];
  });
};

const devices: readonly Device[] = [
  { width: 1280, height: 800, density: 1, isPhone: false },
  { width: 1920, height: 1080, density: 1, isPhone: false },
  { width: 390, height: 844, density: 2, isPhone: true },
];
const languages: readonly Language[] = ['en', 'de'];

/** Three sizes, light and dark, two languages, JPEG of quality 60: pages with a bar, and QR codes. */
export const compressedPictures = async (each: number): Promise<PictureFile[]> =>
  filesIn(
    'compressed',
    await drawPictures(compressedPlans(each), join(folder, 'compressed'), tell('compressed pages')),
  );

function* compressedPlans(each: number) {
  let at = 0;
  for (const device of devices)
    for (const isDark of [false, true])
      for (const language of languages)
        for (const only of ['sign-in page/', 'QR code/'])
          for (let turn = 0; turn < each; turn += 1) {
            const theme = themeOfKind(isDark, randomFrom(`hookwise compressed ${at}`));
            const fixed = { device, language, theme, encoding: 'jpeg 60', isPhotographed: false };
            yield planPicture({ seed: seed + 1, part: 'held', at, only, fixed });
            at += 1;
          }
}
