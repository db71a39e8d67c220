import { createHash } from 'node:crypto';
import type { Language } from '../generated-mail.ts';
import { type Random, randomFrom } from '../random.ts';
import { deviceFor, fontFor, sizeFor, themeFor } from './look.ts';
import type { Drawing, PicturePart } from './picture-item.ts';
import { scenes } from './scenes/index.ts';
import type { Device, Theme } from './setting.ts';

/** A picture as it is to be drawn: the same for a seed, a part and a number, whatever is drawn before or after it. */
export type PicturePlan = {
  id: string;
  part: PicturePart;
  label: 0 | 1;
  kind: string;
  template: string;
  language: Language;
  device: Device;
  theme: Theme;
  drawing: Drawing;
  isPhotographed: boolean;
  encoding: string;
  /** What is still left to chance when it is drawn. */
  random: Random;
};

const languageShares: readonly (readonly [Language, number])[] = [
  ['en', 40],
  ['de', 10],
  ['fr', 10],
  ['es', 10],
  ['it', 8],
  ['pt', 8],
  ['nl', 7],
  ['pl', 7],
];

const photographedShare = 0.06;

export type PictureRequest = {
  seed: number;
  part: PicturePart;
  at: number;
  /** Only templates whose name begins so. */
  only?: string;
  /** What is not left to chance. */
  fixed?: {
    device?: Device;
    theme?: Theme;
    language?: Language;
    encoding?: string;
    isPhotographed?: boolean;
  };
};

export const pictureId = (part: PicturePart, seed: number, at: number): string =>
  `${part}-${seed}-${String(at).padStart(4, '0')}`;

export const planPicture = async ({
  seed,
  part,
  at,
  only = '',
  fixed = {},
}: PictureRequest): Promise<PicturePlan> => {
  const random = randomFrom(`hookwise picture ${seed} ${part} ${at}`);
  const label = random.chance(0.5) ? 0 : 1;
  const possible = scenes.filter(
    (scene) =>
      scene.part === part && scene.template.startsWith(only) && (only !== '' || scene.labels.includes(label)),
  );
  const scene = random.weighted(possible.map((one) => [one, one.weight] as const));
  const side = scene.labels.includes(label) ? label : (scene.labels[0] ?? label);
  const language = fixed.language ?? random.weighted(languageShares);
  const device = fixed.device ?? deviceFor(scene.on, random);
  const theme = fixed.theme ?? themeFor(random);
  const setting = {
    part,
    label: side,
    language,
    device,
    theme,
    font: fontFor(random),
    size: sizeFor(device, random),
    random,
  };
  const drawing = await scene.draw(setting);
  return {
    id: pictureId(part, seed, at),
    part,
    label: side,
    kind: scene.kind,
    template: scene.template,
    // A wording that a language lacks is taken from English.
    language: languageOf(drawing.wording) ?? language,
    device,
    theme,
    drawing,
    isPhotographed: fixed.isPhotographed ?? random.chance(scene.photographed ?? photographedShare),
    encoding:
      fixed.encoding ??
      random.weighted([
        ['png', 5],
        ['jpeg 90', 1],
        ['jpeg 80', 1],
        ['jpeg 70', 1],
        ['jpeg 60', 1],
      ]),
    random,
  };
};

/** Whatever a plan says, in few characters. */
export const fingerprintOf = ({ random: _, ...plan }: PicturePlan): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 16);

const languageOf = (wording: string): Language | null =>
  languageShares.map(([language]) => language).find((language) => wording.split('/').includes(language)) ??
  null;
