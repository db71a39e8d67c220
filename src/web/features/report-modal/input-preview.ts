import { maskBidiControls } from '../../../contract/plain-text.ts';

const shownAtMost = 200;

/** The first 200 characters, then '...'. No character is cut in half, and none may turn the reading direction around. */
export const inputPreview = (input: string): string => {
  const beginning = Array.from(input.slice(0, shownAtMost * 2))
    .slice(0, shownAtMost)
    .join('');
  return `${maskBidiControls(beginning)}...`;
};
