/** Controls of the writing direction (UAX 9): a file name, or the rest of our own sentence, would read backwards. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** Characters without a shape: zero-width spaces and joiners, soft hyphens, tags, annotation anchors. */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

export const hasDirectionMark = (text: string): boolean => text.search(directionMarks) >= 0;

export const replaceDirectionMarks = (text: string, replacement = ''): string =>
  text.replace(directionMarks, replacement);

export const hasInvisible = (text: string): boolean => text.search(invisible) >= 0;

export const removeInvisible = (text: string): string => text.replace(invisible, '');
