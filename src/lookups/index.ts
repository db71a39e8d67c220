/** What benches ask the outside world with: the guarded door out, and how a subject is read. */
export { readSubject } from './domain/read-subject.ts';
export { createEgress } from './egress.ts';
export type { PublicSubject } from './remembered-facts.ts';
export { addressesOf, guardedResolver } from './resolve-dns.ts';
