import type { Reading } from './decode.ts';

/** A reader that sees icons, textures and faces names letters without being sure of them, and few of them. */
const leastConfidence = (letters: number) => (letters < 3 ? 0.97 : letters < 6 ? 0.85 : 0.6);

/** Whether what was read is writing, or an icon read as letters. */
export const isWriting = ({ text, confidence }: Pick<Reading, 'text' | 'confidence'>): boolean => {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '').length;
  return letters > 0 && confidence >= leastConfidence(letters);
};
