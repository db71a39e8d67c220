import type { DomainSubject } from '../../contract/domain-facts.ts';

/** The address of a domain's front page, which stands for the domain where links are judged; null for internal names. */
export const frontPageOf = (subject: DomainSubject): string | null => {
  if (subject.kind === 'internal') return null;
  if (subject.kind === 'domain') return `https://${subject.ascii}/`;
  return `https://${subject.version === 6 ? `[${subject.address}]` : subject.address}/`;
};
