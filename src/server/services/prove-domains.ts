import { domainToUnicode } from 'node:url';
import { proofRecordOf } from '../../contract/domain-proof.ts';
import { maxOrganisationDomains, type OrganisationDomain } from '../../contract/organisations.ts';
import { isUuid } from '../../contract/uuid.ts';
import { newProofToken, type ProofState } from '../../lookups/domain/prove-domain.ts';
import { readOwnDomain } from '../../lookups/domain/read-own-domain.ts';
import { Failure } from '../failure.ts';
import {
  addOrganisationDomain,
  domainsOf,
  type OrganisationDomainRow,
  type OrganisationDomainStore,
  removeOrganisationDomain,
} from '../store/organisation-domains.ts';
import type { OrganisationStore } from '../store/organisations.ts';
import type { UserRow } from '../store/users.ts';
import type { LimitCalls } from './limit-calls.ts';
import { planOf, refuseEndedPlan } from './members-limit.ts';
import { inNone, notThere, ownersOnly } from './own-place.ts';

const hourMs = 60 * 60 * 1000;
const changesAnHour = 100;
const looksAnHour = 60;
/** The DNS answers within seconds, or not at all. */
const soonMs = 60 * 1000;

type Needs = {
  organisations: OrganisationStore;
  domains: OrganisationDomainStore;
  /** Null where this server looks nothing up. */
  prove: ((domain: string, token: string, signal: AbortSignal) => Promise<ProofState>) | null;
  limitCalls: LimitCalls;
  clock: () => Date;
};

/** The domains of an organisation: entered by its owner, and proved by a record that only who holds the domain can publish. */
export const proveDomains = ({ organisations, domains, prove, limitCalls, clock }: Needs) => ({
  add: async (user: UserRow, text: string): Promise<OrganisationDomain> => {
    await limitCalls([{ key: `organisation-domains:${user.id}`, max: changesAnHour, windowMs: hourMs }]);
    const read = readOwnDomain(text);
    if ('problem' in read) throw new Failure('invalid_input', read.problem, { field: 'domain' });
    const added = await organisations.change(user.id, async (transaction, place) => {
      ownersOnly(place);
      const { id: organisationId } = place.organisation;
      refuseEndedPlan(await planOf(transaction, organisationId, clock()));
      const held = await domainsOf(transaction, organisationId);
      if (held.some(({ domain }) => domain === read.ascii))
        throw new Failure('conflict', 'This domain is in the list already.');
      if (held.length >= maxOrganisationDomains)
        throw new Failure(
          'conflict',
          `An organisation has at most ${maxOrganisationDomains} domains. Please remove one first.`,
        );
      const row = { organisationId, domain: read.ascii, token: newProofToken(), createdAt: clock() };
      return addOrganisationDomain(transaction, row);
    });
    if (!added) throw inNone();
    return presentDomain(added, true);
  },

  verify: async (user: UserRow, id: string, signal: AbortSignal): Promise<OrganisationDomain> => {
    await limitCalls([{ key: `organisation-proofs:${user.id}`, max: looksAnHour, windowMs: hourMs }]);
    const place = await organisations.ofUser(user.id);
    if (!place) throw inNone();
    ownersOnly(place);
    const row = isUuid(id) ? await domains.find(place.organisation.id, id) : null;
    if (!row) throw notThere();
    if (!prove)
      throw new Failure('unavailable', 'No domain can be proved here: this server looks nothing up.', {
        retryAfterMs: hourMs,
      });
    refuseUnproved(row, await prove(row.domain, row.token, signal));
    const holder = await domains.provedElsewhere(row);
    // A domain changes hands: who no longer publishes the record no longer holds it.
    const hasLost = holder !== null && (await prove(holder.domain, holder.token, signal)) === 'missing';
    if (holder && !hasLost) throw provedElsewhere();
    const proved = await domains.prove(row, holder, clock());
    if (!proved) throw provedElsewhere();
    return presentDomain(proved, true);
  },

  remove: async (user: UserRow, id: string): Promise<void> => {
    const removed = await organisations.change(user.id, async (transaction, place) => {
      ownersOnly(place);
      return isUuid(id) && removeOrganisationDomain(transaction, place.organisation.id, id);
    });
    if (removed === null) throw inNone();
    if (!removed) throw notThere();
  },
});
export type ProveDomains = ReturnType<typeof proveDomains>;

const refuseUnproved = ({ domain, token }: OrganisationDomainRow, state: ProofState): void => {
  if (state === 'missing')
    throw new Failure(
      'conflict',
      `The record is not there yet. Please check that ${proofRecordOf(domain, token).name} has it, and try again: it can take an hour until it is seen everywhere.`,
    );
  if (state === 'unknown')
    throw new Failure(
      'unavailable',
      `The name servers of ${domain} did not answer, so nothing is proved or disproved. Please try again in a minute.`,
      { retryAfterMs: soonMs },
    );
};

const provedElsewhere = () =>
  new Failure(
    'conflict',
    'Another organisation on this server has proved this domain, and its record is still there. Remove that record from the DNS first.',
  );

export const presentDomain = (
  { id, domain, token, provedAt }: OrganisationDomainRow,
  isOwner: boolean,
): OrganisationDomain => ({
  id,
  domain: domainToUnicode(domain) || domain,
  provedAt: provedAt?.toISOString() ?? null,
  record: isOwner ? proofRecordOf(domain, token) : null,
});
