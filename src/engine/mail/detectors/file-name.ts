import { replaceDirectionMarks } from '../../text/hidden-characters.ts';

/** A file name as it can be quoted in a sentence: marks that would turn the rest of the sentence round are shown. */
export const plainName = (name: string): string => replaceDirectionMarks(name, '▯');
