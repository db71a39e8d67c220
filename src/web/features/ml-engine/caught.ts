/** Stands wherever the word does. */
export const caughtMeaning = 'Caught: called suspicious or phishing, and so not safe.';
