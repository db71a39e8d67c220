import { bidiControls } from '../../contract/plain-text.ts';

export const replaceBidiControls = (text: string, replacement: string): string =>
  text.replaceAll(bidiControls, replacement);

export const hasBidiControls = (text: string): boolean => text.search(bidiControls) >= 0;
