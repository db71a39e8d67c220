import { z } from 'zod';
import { loadMail, loadPicture, type Models } from '../../engine/index.ts';
import { hashedWeights, shippedModels, storedModel } from './model-weights.ts';
import { trainedUrlModel } from './trained-url-model.ts';

const [{ readMailModel }, { readPageTextModel }] = await Promise.all([loadMail(), loadPicture()]);

const textShape = z.object({ words: hashedWeights });

/** The models under a folder, each read when it is first asked for: most processes never need all of them. */
export const trainedModels = (folder: URL = shippedModels): Models => {
  const url = trainedUrlModel(folder);
  const mail = storedModel(new URL('mail/', folder), textShape, ({ calibration, shape, weights }) =>
    readMailModel({
      trees: weights.trees('trees.json'),
      words: { ...shape.words, weights: weights.steps('words.bin') },
      calibration,
    }),
  );
  const pageText = storedModel(new URL('page-text/', folder), textShape, ({ calibration, shape, weights }) =>
    readPageTextModel({ words: { ...shape.words, weights: weights.steps('words.bin') }, calibration }),
  );
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
