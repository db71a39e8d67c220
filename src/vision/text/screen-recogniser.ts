import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Tensor } from 'onnxruntime-node';
import { z } from 'zod';
import { openModel } from '../open-model.ts';
import { decode, type Reading } from './decode.ts';
import { batchesByWidth, type LineRecogniser } from './line-recogniser.ts';
import { prepareLine } from './prepare-line.ts';

/** The height of the lines the model was trained on. */
const height = 32;
/** The model gives one step for two columns and takes widths in whole eights. */
const columnsPerStep = 2;
const widthUnit = 8;
const narrowest = 32;

const folder = new URL('../../../models/line-reader/', import.meta.url);
const weights = new URL('reader.onnx', folder);
const manifestSchema = z.object({
  /** The letters of the classes after the first, which is no letter. */
  alphabet: z.array(z.string()),
  sha256: z.object({ 'reader.onnx': z.string() }),
});

let kept: Promise<string[]> | undefined;

/** Weights of another training would still yield letters: only their hash shows it. */
const readAlphabet = async (): Promise<string[]> => {
  const { alphabet, sha256 } = manifestSchema.parse(
    JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')),
  );
  const hash = createHash('sha256')
    .update(await readFile(weights))
    .digest('hex');
  if (hash !== sha256['reader.onnx'])
    throw new Error('reader.onnx is not the file that manifest.json describes');
  return alphabet;
};

const alphabetOnce = (): Promise<string[]> => {
  kept ??= readAlphabet();
  // A file that could not be read now may be readable for the next picture.
  kept.catch(() => {
    kept = undefined;
  });
  return kept;
};

/** Reads text on screens in the Latin alphabets of Europe, fast, and spells it as drawn. */
export const recogniseScreenText: LineRecogniser = async (crops) => {
  const lines = crops.map((crop) => prepareLine(crop, height));
  const readings: Reading[] = [];
  for (const batch of batchesByWidth(
    lines.map(({ width }) => width),
    height,
  )) {
    const chosen = batch.map((at) => lines[at]).filter((line) => line !== undefined);
    const read = await readBatch(chosen);
    batch.forEach((at, i) => {
      const reading = read[i];
      if (reading) readings[at] = reading;
    });
  }
  return readings;
};

const readBatch = async (lines: readonly ReturnType<typeof prepareLine>[]): Promise<Reading[]> => {
  const width = Math.ceil(Math.max(narrowest, ...lines.map((line) => line.width)) / widthUnit) * widthUnit;
  const input = new Float32Array(lines.length * height * width);
  lines.forEach((line, i) => {
    for (let y = 0; y < height; y++) {
      input.set(line.data.subarray(y * line.width, (y + 1) * line.width), (i * height + y) * width);
    }
  });
  const alphabet = await alphabetOnce();
  const session = await openModel(fileURLToPath(weights));
  const { y } = await session.run({ x: new Tensor('float32', input, [lines.length, 1, height, width]) });
  const data = y?.data;
  const [, steps = 0, classes = 0] = y?.dims ?? [];
  if (!(data instanceof Float32Array)) throw new Error('the line model returned no numbers');
  return lines.map((line, i) =>
    decode(
      {
        data,
        from: i * steps * classes,
        steps: Math.min(steps, Math.ceil(line.width / columnsPerStep)),
        classes,
        alphabet,
      },
      'logs',
    ),
  );
};
