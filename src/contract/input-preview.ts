import { inputPreviewLength } from './analysis.ts';

/** The beginning of what was checked, for a list. By whole characters, as the database counts them: half a surrogate pair shows as a box. */
export const previewOf = (input: string): string => {
  let end = 0;
  // Without a list of the characters: 500 of those take longer than decrypting the rows.
  for (let shown = 0; shown < inputPreviewLength && end < input.length; shown += 1)
    end += (input.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return end < input.length ? `${input.slice(0, end)}…` : input;
};
