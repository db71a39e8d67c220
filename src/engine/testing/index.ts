/** Messages and mutations that benches share with the tests. */
export { hundredMails } from './hundred-mails.ts';
export { mutate, mutations } from './mutated-bytes.ts';
