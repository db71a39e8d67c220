import {
  judgePicture,
  type Models,
  type PictureReading,
  type Prediction,
} from '../../../src/engine/training.ts';
import { trainedModels } from '../../../src/server/training.ts';
import type { Judged } from '../judged.ts';
import { factsFor, loadPopularity } from '../popularity-table.ts';

export type JudgedReading = { judged: Judged; titles: string[]; prediction: Prediction | null };

/** The engine as the product runs it on a picture, with the models that ship and no lookups. */
export const pictureJudge = (): ((reading: PictureReading) => JudgedReading) => {
  const trained = trainedModels();
  const popularity = loadPopularity();
  let heard: Prediction | null = null;
  const { pageText } = trained;
  const models: Models = {
    ...trained,
    url: trained.url,
    mail: trained.mail,
    ...(pageText && {
      pageText: {
        judge: (text) => {
          const prediction = pageText.judge(text);
          heard = prediction;
          return prediction;
        },
      },
    }),
  };
  return (reading) => {
    heard = null;
    const { riskScore, threats } = judgePicture(
      reading,
      { urlFacts: (url) => factsFor(url, popularity) },
      models,
    );
    const prediction = heard as Prediction | null;
    return {
      judged: {
        riskScore,
        ruleScore: riskScore,
        probability: prediction?.probability ?? null,
        wantedScore: prediction?.wantedScore ?? 0,
        found: threats.map(({ type, score }) => [type, score]),
      },
      titles: threats.map(({ title }) => title),
      prediction,
    };
  };
};
