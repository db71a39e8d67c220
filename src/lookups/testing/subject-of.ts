import { readSubject } from '../domain/read-subject.ts';

/** The domain as the subject of a check. */
export const subjectOf = (name: string) => {
  const subject = readSubject(name);
  if (subject?.kind !== 'domain') throw new Error(`${name} is no public name`);
  return subject;
};
