/** Bidirectional controls (Unicode UAX #9): quoted in a sentence of ours, they would reverse the rest of it. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

export const replaceBidiControls = (text: string, replacement: string): string =>
  text.replaceAll(bidiControls, replacement);

export const hasBidiControls = (text: string): boolean => text.search(bidiControls) >= 0;
