/** Words of one attachment: a letter has two thousand characters, a contract fifty thousand. */
export const maxText = 20_000;
/** Links of one file. */
export const maxFileLinks = 60;
