import { z } from 'zod';
import {
  loadMail,
  loadPicture,
  type MailModel,
  type Models,
  type PageTextModel,
} from '../../engine/index.ts';
import {
  hashedWeights,
  manifestOf,
  readManifest,
  readOnce,
  readWeights,
  shippedModels,
} from './model-weights.ts';
import { trainedUrlModel } from './trained-url-model.ts';

const [{ readMailModel }, { readPageTextModel }] = await Promise.all([loadMail(), loadPicture()]);

const textManifest = manifestOf(z.object({ words: hashedWeights }));

/** The models under a folder, each read when it is first asked for: most processes never need all of them. */
export const trainedModels = (folder: URL = shippedModels): Models => {
  const url = trainedUrlModel(folder);
  const mail = readOnce(new URL('mail/', folder), readMail);
  const pageText = readOnce(new URL('page-text/', folder), readPageText);
  return {
    get url() {
      return url();
    },
    get mail() {
      return mail();
    },
    get pageText() {
      return pageText();
    },
  };
};

const readMail = (folder: URL): MailModel => {
  const { calibration, shape, sha256 } = textManifest.parse(readManifest(folder));
  const weights = readWeights(folder, sha256);
  return readMailModel({
    trees: weights.trees('trees.json'),
    words: { ...shape.words, weights: weights.steps('words.bin') },
    calibration,
  });
};

const readPageText = (folder: URL): PageTextModel => {
  const { calibration, shape, sha256 } = textManifest.parse(readManifest(folder));
  const weights = readWeights(folder, sha256);
  return readPageTextModel({ words: { ...shape.words, weights: weights.steps('words.bin') }, calibration });
};
