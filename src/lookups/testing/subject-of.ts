import { readSubject } from '../domain/read-subject.ts';

/** The name as a check would be asked about it. */
export const subjectOf = (name: string) => {
  const subject = readSubject(name);
  if (subject?.kind !== 'domain') throw new Error(`${name} is no public name`);
  return subject;
};
