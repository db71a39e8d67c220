import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type PackedTrees, packTrees } from '../../engine/index.ts';
import { inSharedMemory, madeOnce } from './shared-memory.ts';

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

/** Of each file, by its name. */
const hashes = z.record(z.string(), z.string());

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
  const manifest = z.object({ calibration, shape, sha256: hashes });
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

/** Of each model once in the process, in memory that all threads read. */
const readWeights = (folder: URL, sha256: Record<string, string>) => {
  const once = <Made extends object>(file: string, make: (bytes: Uint8Array) => Made): Made =>
    madeOnce(new URL(file, folder).href, () => make(bytesOf(folder, file, sha256[file])));
  return {
    steps: (file: string) => once(file, (bytes) => inSharedMemory(new Int8Array(bytes))),
    /** Our own file with the right hash; what matters of its inside is checked where trees are packed and read. */
    trees: (file: string): PackedTrees => once(file, (bytes) => sharedTrees(packTrees(readJson(bytes)))),
  };
};

/** Weights cut short, or of another training than the rest, would still be numbers: only their hash shows it. */
const bytesOf = (folder: URL, file: string, sha256: string | undefined): Uint8Array => {
  const bytes = readFileSync(new URL(file, folder));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`${file} (${bytes.length} bytes) is not the file that manifest.json describes`);
  }
  return bytes;
};

const readJson = (bytes: Uint8Array) => JSON.parse(Buffer.from(bytes).toString('utf8'));

const sharedTrees = ({
  depths,
  asked,
  thresholds,
  leaves,
  covers,
  ...described
}: PackedTrees): PackedTrees => ({
  ...described,
  depths: inSharedMemory(depths),
  asked: inSharedMemory(asked),
  thresholds: inSharedMemory(thresholds),
  leaves: inSharedMemory(leaves),
  covers: inSharedMemory(covers),
});

/** Threads that are started from now on share the weights of these models. */
export const shareWeights = (...names: string[]): void => {
  for (const name of names) {
    const folder = new URL(`${name}/`, shippedModels);
    const file = new URL('manifest.json', folder);
    if (!existsSync(file)) continue;
    const { sha256 } = z.object({ sha256: hashes }).parse(JSON.parse(readFileSync(file, 'utf8')));
    const weights = readWeights(folder, sha256);
    for (const part of Object.keys(sha256)) weights[part.endsWith('.json') ? 'trees' : 'steps'](part);
  }
};
