import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Tensor } from 'onnxruntime-node';
import { z } from 'zod';
import { openModel } from '../open-model.ts';
import { cropSide } from './crop.ts';

const folder = new URL('../../../models/logo/', import.meta.url);
const weights = new URL('logo.onnx', folder);
const manifestSchema = z.object({
  side: z.literal(cropSide),
  /** In the order of the classes after the first, which is "none". The required confidence differs by brand. */
  brands: z.array(z.object({ brand: z.string(), threshold: z.number().min(0).max(1) })),
  sha256: z.object({ 'logo.onnx': z.string() }),
});

type Model = { brands: z.infer<typeof manifestSchema>['brands'] };
let kept: Promise<Model> | undefined;

/** Truncated weights, or weights of another training, would still yield numbers: only their hash shows it. */
const readModel = async (): Promise<Model> => {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')));
  const hash = createHash('sha256')
    .update(await readFile(weights))
    .digest('hex');
  if (hash !== manifest.sha256['logo.onnx'])
    throw new Error('logo.onnx is not the file that manifest.json describes');
  return { brands: manifest.brands };
};

const modelOnce = (): Promise<Model> => {
  kept ??= readModel();
  // A file that could not be read now may be readable for the next picture.
  kept.catch(() => {
    kept = undefined;
  });
  return kept;
};

export type Named = { brand: string; confidence: number };

/** The brand that each of `count` crops shows, one after the other in `crops`; null if it is none of the known ones. */
export const nameCrops = async (crops: Float32Array, count: number): Promise<(Named | null)[]> => {
  const { brands } = await modelOnce();
  const session = await openModel(fileURLToPath(weights));
  const { odds } = await session.run({ crops: new Tensor('float32', crops, [count, 3, cropSide, cropSide]) });
  const shares = odds?.data;
  const classes = brands.length + 1;
  if (!(shares instanceof Float32Array) || shares.length !== count * classes) {
    throw new Error('the logo model did not return one share for each brand');
  }
  return Array.from({ length: count }, (_, at) => {
    const row = shares.subarray(at * classes, (at + 1) * classes);
    const best = row.reduce((most, share, place) => (share > (row[most] ?? 0) ? place : most), 0);
    const named = brands[best - 1];
    const confidence = row[best] ?? 0;
    return named && confidence >= named.threshold ? { brand: named.brand, confidence } : null;
  });
};
