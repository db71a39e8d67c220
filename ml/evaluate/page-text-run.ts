import type { EvaluationReport } from '../../src/contract/index.ts';
import type { PageTextModel } from '../../src/engine/training.ts';
import { seededRandom } from '../adversarial/chance.ts';
import { ocrNoise } from '../adversarial/ocr-noise.ts';
import { accuracyAt, accuracyForMix } from './accuracy.ts';
import { attackedCounts } from './attacked.ts';
import { calibrationOf, evenly } from './calibration.ts';
import { type Judged, modelScore } from './judged.ts';
import { latencyOf } from './latency.ts';
import { defanged, loudest, type Mistake, worst } from './mistakes.ts';
import type { Options } from './options.ts';
import { type Measured, say } from './print.ts';
import { modelsOf } from './protocols.ts';
import { type ScreenText, screenTexts } from './screen-texts.ts';
import { alarmsBy, sliceOf } from './slice.ts';

/** Shares of characters that are misread: a clean screenshot, a good one, a photograph, a bad one. */
const rates = [0, 0.02, 0.05, 0.1] as const;
const usualRate = 0.02;
const timedTexts = 1000;

const origins: Record<
  ScreenText['origin'],
  { name: string; split: EvaluationReport['slices'][number]['split'] }
> = {
  reserve: { name: 'messages kept back', split: 'in-distribution' },
  gate: { name: 'our gate', split: 'generated' },
  grammar: { name: 'screens of our grammars, never trained on', split: 'generated' },
};

type JudgedText = { item: ScreenText; judged: Judged };

/** The model alone: no rule reads pictures without it, and its findings are weighed with the others only in the product. */
export const runPageTexts = async (options: Options): Promise<Measured> => {
  const begin = performance.now();
  const model = modelsOf('page-text', 'shipped').pageText;
  if (!model) throw new Error('models/page-text has no weights');
  say(`reading the weights: ${(performance.now() - begin).toFixed(0)} ms\n`);
  const texts = await screenTexts(options);
  const judged = new Map(rates.map((rate) => [rate, texts.map((item) => judgedText(model, item, rate))]));
  const at = (rate: (typeof rates)[number]) => judged.get(rate) ?? [];

  const clean = at(0);
  const usual = at(usualRate);
  const labelled = usual
    .filter(({ item }) => item.origin === 'reserve')
    .map((one) => ({ probability: one.judged.probability ?? 0, isPhishing: one.item.isPhishing }));
  const legitimate = usual.filter(({ item }) => !item.isPhishing);
  return {
    accuracy: accuracyAt(labelled, 0.5),
    accuracyForMix: accuracyForMix(labelled),
    slices: rates.flatMap((rate) =>
      (Object.keys(origins) as ScreenText['origin'][]).map((origin) => sliceAt(origin, rate, at(rate))),
    ),
    falseAlarms: {
      byGenre: alarmsBy(
        legitimate,
        ({ origin, source }) => (origin === 'reserve' ? source : origins[origin].name),
        10,
      ),
      byLanguage: alarmsBy(legitimate, ({ language }) => languageName(language), 20),
    },
    ablations: [],
    calibration: calibrationOf(usual.map((one) => ({ judged: one.judged, isPhishing: one.item.isPhishing }))),
    adversarial: attackedCounts(
      rates.slice(1).flatMap((rate) =>
        at(rate).flatMap(({ item, judged: after }, i) => {
          const before = clean[i]?.judged;
          return item.isPhishing && before ? [{ attack: misread(rate), before, after }] : [];
        }),
      ),
    ),
    peers: [],
    latencyMs: await latencyOf(evenly(texts, timedTexts), ({ text }) => model.judge(text)),
    mistakes: {
      missed: mistakesOf(model, usual, 'missed', options.misses),
      falseAlarms: mistakesOf(model, usual, 'alarm', options.alarms),
    },
  };
};

const misread = (rate: number) => `${Math.round(rate * 100)} % of the characters misread`;

const noisy = (text: string, rate: number) => ocrNoise(text, rate, seededRandom(text.length));

const judgedText = (model: PageTextModel, item: ScreenText, rate: number): JudgedText => {
  const { probability, wantedScore } = model.judge(noisy(item.text, rate));
  const riskScore = modelScore(wantedScore);
  return { item, judged: { riskScore, ruleScore: 0, probability, wantedScore, found: [] } };
};

const sliceAt = (origin: ScreenText['origin'], rate: number, judged: readonly JudgedText[]) => {
  const { name, split } = origins[origin];
  const of = (isPhishing: boolean) =>
    judged
      .filter(({ item }) => item.origin === origin && item.isPhishing === isPhishing)
      .map((one) => one.judged);
  return sliceOf(
    { name: `${name}, ${rate === 0 ? 'read without errors' : misread(rate)}`, split },
    of(true),
    of(false),
  );
};

const names = new Intl.DisplayNames('en', { type: 'language' });
const languageName = (language: string | null) =>
  language === null ? 'not clear' : (names.of(language) ?? language);

const mistakesOf = (
  model: PageTextModel,
  judged: readonly JudgedText[],
  kind: 'missed' | 'alarm',
  count: number,
): Mistake[] => {
  const possible = judged.filter(({ item }) => item.isPhishing === (kind === 'missed'));
  return worst(possible, kind, count, ({ item }) => item.text.slice(0, 40)).map(({ item, judged: one }) => ({
    what: defanged(item.text),
    source: item.source,
    riskScore: one.riskScore,
    loudest: loudest(kind, [], model.judge(noisy(item.text, usualRate)).reasons()),
  }));
};
