import { languageOf } from '../../src/engine/training.ts';

const codes: Record<string, string> = {
  English: 'en',
  German: 'de',
  Portuguese: 'pt',
  Spanish: 'es',
  French: 'fr',
  Italian: 'it',
  Dutch: 'nl',
};
/** Alphabets that give a language away, or at least its neighbourhood. Japanese first: it uses Chinese letters too. */
const scripts: [string, RegExp][] = [
  ['ja', /[\u3041-\u30ff]/g],
  ['ko', /[\u1100-\u11ff\uac00-\ud7af]/g],
  ['zh', /[\u4e00-\u9fff]/g],
  ['ru', /[\u0430-\u044f]/g],
  ['ar', /[\u0620-\u064a]/g],
  ['he', /[\u05d0-\u05ea]/g],
  ['th', /[\u0e00-\u0e7f]/g],
  ['el', /[\u03b1-\u03c9]/g],
];
const minLetters = 20;

/** A guess at the language of a folded text, good enough to report by; null when it is not clear. */
export const guessLanguage = (prose: string): string | null => {
  const text = prose.slice(0, 20_000);
  const small = languageOf(text, 4);
  if (small) return codes[small] ?? null;
  return scripts.find(([, letters]) => (text.match(letters)?.length ?? 0) >= minLetters)?.[0] ?? null;
};
