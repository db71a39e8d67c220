/** What benches and the gate share with the tests. */

export { contradictionsIn } from './contradictions.ts';
export { factsWith } from './domain-case.ts';
export { hostileMails } from './hostile-mails.ts';
export { hundredMails } from './hundred-mails.ts';
export { legitimatePictures } from './legitimate-pictures.ts';
export { mutate, mutations } from './mutated-bytes.ts';
export { phishingPictures } from './phishing-pictures.ts';
export { readingOf } from './picture-case.ts';
