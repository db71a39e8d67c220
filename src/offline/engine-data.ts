import { z } from 'zod';
import { type Versions, versionsSchema } from '../contract/versions.ts';
import {
  factsFromTables,
  loadMail,
  type Models,
  readKnownPhishing,
  readPopularity,
  readUrlModel,
  type UrlFacts,
  type UrlModel,
  type UrlTables,
} from '../engine/index.ts';
import { readDataFile } from './data-file.ts';
import { readTreesFile } from './trees-file.ts';

/** The two files that checks without a server need: what models learnt, and what lists and tables know. */
export type DataFiles = { weights: Uint8Array; tables: Uint8Array };

/** Weights and tables, read once and used by every check. */
export type EngineData = {
  /** What a result is made with: the version, and how old each model, table and list is. */
  versions: Versions;
  /** What the tables know about the page a link leads to. */
  urlFacts: (url: string, now: Date) => UrlFacts;
  urlModel: UrlModel;
  /** With the model of messages, which is read when the first message comes, like the code that reads messages. */
  mailModels: () => Promise<Models>;
};

const hashedWeights = z.object({ bits: z.number(), scale: z.number(), bias: z.number() });
const calibration = z.object({
  slope: z.number(),
  offset: z.number(),
  scores: z.array(z.tuple([z.number(), z.number()])).min(2),
  slack: z.number(),
});

export const aboutWeights = z.object({
  kind: z.literal('weights'),
  /** The version of the product, and the days on which its models and tables were made. */
  engine: z.string(),
  models: versionsSchema.shape.models,
  url: z.object({ calibration, shape: z.object({ spelling: hashedWeights }) }),
  mail: z.object({ calibration, shape: z.object({ words: hashedWeights }) }),
});

export const aboutTables = z.object({
  kind: z.literal('tables'),
  popularity: z.object({ counts: z.array(z.number()) }),
  knownPhishing: z.object({
    segmentLength: z.number(),
    seed: z.number(),
    source: z.string(),
    listedOn: z.iso.date(),
  }),
});

/** Reads both files. Throws on one that is damaged or not ours, because its absence would go unnoticed in a verdict. */
export const readData = ({ weights, tables }: DataFiles): EngineData => {
  const learnt = named('weights', () => {
    const { about, files } = readDataFile(weights);
    return { about: aboutWeights.parse(about), ...filesIn(files) };
  });
  const known = named('tables', () => readTables(tables));
  const urlModel = readUrlModel({
    trees: learnt.trees('url/trees.bin'),
    spelling: { ...learnt.about.url.shape.spelling, weights: learnt.steps('url/spelling.bin') },
    calibration: learnt.about.url.calibration,
  });
  let models: Promise<Models> | undefined;
  const readMailModels = async (): Promise<Models> => {
    const { readMailModel } = await loadMail();
    const { calibration, shape } = learnt.about.mail;
    const mail = readMailModel({
      trees: learnt.trees('mail/trees.bin'),
      words: { ...shape.words, weights: learnt.steps('mail/words.bin') },
      calibration,
    });
    return { url: urlModel, mail };
  };
  return {
    versions: {
      engine: learnt.about.engine,
      models: learnt.about.models,
      lists: { phishing: known.listedOn },
    },
    urlFacts: (url, now) => factsFromTables(url, known, now),
    urlModel,
    mailModels: () => {
      models ??= readMailModels();
      return models;
    },
  };
};

const readTables = (tables: Uint8Array): UrlTables => {
  const { about, files } = readDataFile(tables);
  const { popularity, knownPhishing } = aboutTables.parse(about);
  const { bytes } = filesIn(files);
  return {
    popularity: readPopularity(bytes('popularity.bin'), popularity.counts),
    knownPhishing: readKnownPhishing({ bytes: bytes('known-phishing.bin'), ...knownPhishing }),
    listedOn: knownPhishing.listedOn,
  };
};

const filesIn = (files: ReadonlyMap<string, Uint8Array>) => {
  const bytes = (name: string) => {
    const content = files.get(name);
    if (!content) throw new Error(`${name} is missing in it`);
    return content;
  };
  return {
    bytes,
    steps: (name: string) => {
      const { buffer, byteOffset, length } = bytes(name);
      return new Int8Array(buffer, byteOffset, length);
    },
    trees: (name: string) => readTreesFile(bytes(name)),
  };
};

const named = <T>(what: keyof DataFiles, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`the ${what} cannot be used: ${why}`, { cause: error });
  }
};
