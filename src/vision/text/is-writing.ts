import type { Reading } from './decode.ts';

/** From icons, textures and faces a reader gets letters, but few of them and without certainty. */
const leastConfidence = (letters: number) => (letters < 3 ? 0.97 : letters < 6 ? 0.85 : 0.6);

/** Whether the result is text, or an icon read as letters. */
export const isWriting = ({ text, confidence }: Pick<Reading, 'text' | 'confidence'>): boolean => {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '').length;
  return letters > 0 && confidence >= leastConfidence(letters);
};
