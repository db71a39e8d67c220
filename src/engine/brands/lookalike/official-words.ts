import { luresIn } from '../../addresses/lure-words.ts';
import { wordSet } from '../../text/word-list.ts';

/** Words added to a name to make it sound like a department of its owner. */
const words = wordSet(`
  access account accounts admin agree app apps auth bank billing blue business card care cdn center check choose
  claim cl click client cloud co com confirm confirmation connect contact customer desk direct download enroll find
  form group help home http https id info install live login mail mobile my net now official online page pay payment
  payments portal pro recovery register safe secure security service services shop signin signup site ssl store
  summary support team update updates us user users verify verification view web ww www
`);

export const isOfficialWord = (text: string): boolean => {
  const parts = text.split('-').filter(Boolean);
  return parts.length > 0 && parts.every((part) => words.has(part) || isLure(part));
};

const isLure = (part: string) => {
  const { credential, promise } = luresIn([part]);
  return credential.length + promise.length > 0;
};
