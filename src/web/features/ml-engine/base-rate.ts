import type { MeasuredModel } from '../../../contract/ml-insights.ts';

/** A model whose two rates are both known. */
export type RatedModel = {
  id: string;
  title: string;
  recall: number;
  calledPhishing: number;
  falseAlarms: number;
};

/** One in so many is phishing; in ratios, because rates this far apart only compare on such a scale. */
export const baseRates = [2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const;

/** Close to what most inboxes receive. */
export const usualBaseRate = 1000;

/** Only a model measured on both phishing and legitimate items shows how far its alarms can be trusted. */
export const ratedModels = (models: readonly MeasuredModel[]): RatedModel[] =>
  models.flatMap(({ id, title, headline }) => {
    const recall = headline?.recall.rate ?? null;
    const calledPhishing = headline?.calledPhishing.rate ?? null;
    const falseAlarms = headline?.falsePositives.rate ?? null;
    return recall === null || calledPhishing === null || falseAlarms === null
      ? []
      : [{ id, title, recall, calledPhishing, falseAlarms }];
  });

export type Inbox = {
  items: number;
  phishing: number;
  caught: number;
  calledPhishing: number;
  missed: number;
  falseAlarms: number;
  /** The share of alarms that are right; null where there would be none. */
  rightAlarms: number | null;
};

/** What the rates amount to in an inbox where one item in so many is phishing. */
export const inboxOf = (
  { recall, calledPhishing, falseAlarms }: Omit<RatedModel, 'id' | 'title'>,
  oneIn: number,
): Inbox => {
  const items = 10_000;
  const phishing = items / oneIn;
  const caught = phishing * recall;
  const wrong = (items - phishing) * falseAlarms;
  const alarms = caught + wrong;
  return {
    items,
    phishing,
    caught,
    calledPhishing: phishing * calledPhishing,
    missed: phishing - caught,
    falseAlarms: wrong,
    rightAlarms: alarms === 0 ? null : caught / alarms,
  };
};
