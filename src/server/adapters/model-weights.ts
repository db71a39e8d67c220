import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { TreesFile } from '../../engine/index.ts';

/** Where the models lie that ship with the product. */
export const shippedModels = new URL('../../../models/', import.meta.url);

const calibration = z.object({
  slope: z.number(),
  offset: z.number(),
  scores: z.array(z.tuple([z.number(), z.number()])).min(2),
  slack: z.number(),
});

/** How hashed weights are read: one byte a bucket, times the scale. */
export const hashedWeights = z.object({ bits: z.number(), scale: z.number(), bias: z.number() });

type Stored<Shape> = {
  calibration: z.output<typeof calibration>;
  shape: Shape;
  weights: ReturnType<typeof readWeights>;
};

/**
 * A model that is read when it is first asked for. A missing one is undefined, and the rules judge alone; a damaged one
 * is an error, because its absence would go unnoticed.
 */
export const storedModel = <Shape, Model>(
  folder: URL,
  shape: z.ZodType<Shape>,
  build: (stored: Stored<Shape>) => Model,
): (() => Model | undefined) => {
  /** `sha256`: the hash of each file, by its name. */
  const manifest = z.object({ calibration, shape, sha256: z.record(z.string(), z.string()) });
  const read = () => {
    const file = new URL('manifest.json', folder);
    if (!existsSync(file)) return undefined;
    try {
      const { sha256, ...described } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
      return build({ ...described, weights: readWeights(folder, sha256) });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`the model in ${folder.pathname} cannot be used: ${why}`, { cause: error });
    }
  };
  let kept: { model: Model | undefined } | undefined;
  return () => {
    kept ??= { model: read() };
    return kept.model;
  };
};

/** Weights cut short, or of another training than the rest, would still be numbers: only their hash shows it. */
const readWeights = (folder: URL, sha256: Record<string, string>) => {
  const bytesOf = (file: string) => {
    const bytes = readFileSync(new URL(file, folder));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256[file]) {
      throw new Error(`${file} (${bytes.length} bytes) is not the file that manifest.json describes`);
    }
    return bytes;
  };
  return {
    steps: (file: string) => new Int8Array(bytesOf(file)),
    /** Our own file with the right hash; what matters of its inside is checked where trees are read. */
    trees: (file: string): TreesFile => JSON.parse(bytesOf(file).toString('utf8')),
  };
};
