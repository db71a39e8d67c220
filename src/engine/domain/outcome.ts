import type { PartOutcome } from '../../contract/analyze-domain.ts';
import type { DomainFacts, DomainPart, DomainSubject } from '../../contract/domain-facts.ts';
import type { LookedUp, UnknownReason } from '../../contract/looked-up.ts';
import { unknownWords } from './words.ts';

/** The source of each part, as a visitor would call it. */
const asked: Record<DomainPart, string> = {
  registration: 'The registry',
  hosting: 'The host',
  dns: 'The name servers',
  mailSecurity: 'The name servers',
  certificate: 'The site',
  blocklists: 'The abuse lists',
  lookalikes: 'The search for lookalikes',
};

/** The parts that a bare address has: mail, certificates and lookalikes belong to domains. */
export const ofAddresses: ReadonlySet<DomainPart> = new Set(['registration', 'hosting', 'blocklists']);

type Outcome = Pick<PartOutcome, 'state' | 'detail'>;

/** How the lookups of one part ended, and what is missing, in words for visitors. */
export const stateOf = (part: DomainPart, subject: DomainSubject, facts: DomainFacts): Outcome => {
  if (subject.kind === 'internal') return { state: 'unknown', detail: subject.why };
  if (subject.kind === 'address' && !ofAddresses.has(part)) return { state: 'absent', detail: '' };
  const all = lookedUp(part, facts);
  const reasons = all.flatMap((fact) => (fact.state === 'unknown' ? [fact.reason] : []));
  const [reason] = reasons;
  if (reason === undefined) {
    return { state: all.some(({ state }) => state === 'known') ? 'known' : 'absent', detail: '' };
  }
  if (all.some(({ state }) => state === 'known')) {
    return { state: 'known', detail: `Some of it is missing: ${sentence(part, reason, lowered)}` };
  }
  return { state: 'unknown', detail: sentence(part, reason) };
};

/** How one part ended and when it was looked up: before the call where a cached answer was used. */
export const outcomeOf = (
  part: DomainPart,
  subject: DomainSubject,
  facts: DomainFacts,
  checkedAt: Date,
): PartOutcome => ({
  ...stateOf(part, subject, facts),
  checkedAt: checkedAt.toISOString(),
});

const lookedUp = (part: DomainPart, facts: DomainFacts): LookedUp<unknown>[] =>
  part === 'dns' || part === 'mailSecurity' ? Object.values<LookedUp<unknown>>(facts[part]) : [facts[part]];

const plural = new Set<DomainPart>(['dns', 'mailSecurity', 'blocklists']);

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const sentence = (part: DomainPart, reason: UnknownReason, shape = (text: string) => text): string => {
  if (part === 'blocklists' && reason === 'off') return `${shape('No')} abuse lists are asked here.`;
  const words = unknownWords[reason];
  return `${shape(asked[part])} ${plural.has(part) ? words.replace(/^was /, 'were ') : words}.`;
};
