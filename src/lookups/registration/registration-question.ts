import { domainToASCII } from 'node:url';
import type { DomainSubject } from '../../contract/domain-facts.ts';

/** A number under which networks announce themselves (RFC 1930). */
export type AutonomousSystem = { kind: 'asn'; number: number };
export type RegistrationSubject = Extract<DomainSubject, { kind: 'domain' | 'address' }> | AutonomousSystem;

/** What registries are asked, in the spelling that goes on the wire. */
export type RegistrationQuestion =
  | { kind: 'domain'; name: string }
  | { kind: 'address'; address: string; version: 4 | 6 }
  | AutonomousSystem;

/** Null for a suffix itself, which is not registered, and for a name no registry can hold: a line break would ask twice. */
export const questionAbout = (subject: RegistrationSubject): RegistrationQuestion | null => {
  if (subject.kind === 'address')
    return { kind: 'address', address: subject.address, version: subject.version };
  if (subject.kind === 'asn') return isAsn(subject.number) ? subject : null;
  const name = asciiName(subject.registrable);
  return name === null || name === subject.publicSuffix ? null : { kind: 'domain', name };
};

/** Lower-case A-labels without the last dot; null when it is not a host name with at least two labels. */
export const asciiName = (name: string): string | null => {
  const ascii = domainToASCII(name.trim().replace(/\.$/, '')).toLowerCase();
  const labels = ascii.split('.');
  const isName = labels.length > 1 && ascii.length <= 253 && labels.every((label) => hostLabel.test(label));
  return isName && /[a-z]/.test(labels.at(-1) ?? '') ? ascii : null;
};

const hostLabel = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

const isAsn = (number: number) => Number.isInteger(number) && number >= 0 && number <= 0xffff_ffff;

/** The question as WHOIS takes it; also the key by which parallel lookups of the same thing are shared. */
export const wordsOf = (question: RegistrationQuestion): string => {
  if (question.kind === 'domain') return question.name;
  return question.kind === 'address' ? question.address : `AS${question.number}`;
};
