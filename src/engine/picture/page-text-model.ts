import { type Calibration, type Prediction, predictionOf } from '../inference/prediction.ts';
import { readWordModel, type WordModelFile } from '../inference/word-model.ts';
import { foldProse } from '../text/prose.ts';
import { textTokens } from '../wording/text-tokens.ts';

export type PageTextModelFiles = { words: WordModelFile; calibration: Calibration };

export type PageTextModel = { judge: (text: string) => Prediction };

/** Reads the text of a picture, recognition errors and all: pieces of words survive where whole words do not. */
export const readPageTextModel = ({ words: file, calibration }: PageTextModelFiles): PageTextModel => {
  const words = readWordModel(file);
  return {
    judge: (text) => {
      const prose = foldProse(text, [{ start: 0, end: text.length }], []).text;
      const tokens = textTokens(prose, file.bits);
      const reasons = () => strongestWords(tokens.words, words.byWord(tokens));
      return predictionOf(words.logit(tokens), calibration, reasons);
    },
  };
};

const maxWords = 12;

/** The words that counted most, each once. */
const strongestWords = (words: readonly string[], values: Float64Array) => {
  const byWord = new Map<string, number>();
  for (const [i, value] of values.entries()) {
    const word = words[i] ?? '';
    byWord.set(word, (byWord.get(word) ?? 0) + value);
  }
  return [...byWord]
    .map(([word, value]) => ({ title: `the word “${word}”`, value }))
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, maxWords);
};
