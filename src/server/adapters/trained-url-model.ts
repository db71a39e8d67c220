import { z } from 'zod';
import { readUrlModel, type UrlModel } from '../../engine/index.ts';
import { hashedWeights, shippedModels, storedModel } from './model-weights.ts';

const urlShape = z.object({ spelling: hashedWeights });

/** The model of links, apart from the others, so that judging links does not load the code that reads mail. */
export const trainedUrlModel = (models: URL = shippedModels): (() => UrlModel | undefined) =>
  storedModel(new URL('url/', models), urlShape, ({ calibration, shape, weights }) =>
    readUrlModel({
      trees: weights.trees('trees.json'),
      spelling: { ...shape.spelling, weights: weights.steps('spelling.bin') },
      calibration,
    }),
  );
