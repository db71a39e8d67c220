import { domainToUnicode } from 'node:url';
import { subjectReader } from './subject-reader.ts';

/**
 * What a visitor typed, as a domain or an address; null for what is neither.
 *
 * @example readSubject('https://пример.com/login') // { kind: 'domain', ascii: 'xn--e1afmkfd.com', … }
 */
export const readSubject = subjectReader((ascii) => domainToUnicode(ascii) || ascii);
