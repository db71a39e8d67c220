/** Words of one attachment: a letter has two thousand characters, a contract fifty thousand. */
export const maxText = 20_000;
/** Bytes of one file that are searched: no file in a message can be larger, one out of an archive can. */
export const maxSearched = 3_000_000;
/** Links of one file. */
export const maxFileLinks = 60;
