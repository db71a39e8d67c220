/** Stands in a line read from a picture for words that could only be guessed at. */
export const unreadableMark = '[unreadable]';
