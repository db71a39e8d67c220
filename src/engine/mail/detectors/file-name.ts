const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** A file name as it can be quoted in a sentence: marks that would turn the rest of the sentence round are shown. */
export const plainName = (name: string): string => name.replace(turning, '▯');
