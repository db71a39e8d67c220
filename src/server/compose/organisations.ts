import { proveDomain } from '../../lookups/domain/prove-domain.ts';
import { guardedResolver } from '../../lookups/resolve-dns.ts';
import type { Config } from '../config.ts';
import type { ReportEngine } from '../report/report-document.ts';
import { exportTeam } from '../services/export-team.ts';
import { inviteMembers } from '../services/invite-members.ts';
import type { LimitCalls } from '../services/limit-calls.ts';
import { manageOrganisation } from '../services/manage-organisation.ts';
import type { TellMembers } from '../services/post-mails.ts';
import { proveDomains } from '../services/prove-domains.ts';
import { triage } from '../services/triage.ts';
import { campaignStore } from '../store/campaigns.ts';
import type { ContentKeyStore } from '../store/content-keys.ts';
import type { Database } from '../store/database.ts';
import { organisationDomainStore } from '../store/organisation-domains.ts';
import { invitationStore } from '../store/organisation-invitations.ts';
import { organisationStore } from '../store/organisations.ts';
import type { OutgoingMailStore } from '../store/outgoing-mails.ts';

type Needs = {
  config: Pick<Config, 'lookups'>;
  db: Database;
  keys: ContentKeyStore;
  engine: () => ReportEngine;
  outgoing: Pick<OutgoingMailStore, 'seal'>;
  hasMailServer: boolean;
  deliverSoon: () => void;
  tellMembers: TellMembers;
  limitCalls: LimitCalls;
  clock: () => Date;
};

/** People who work together. */
export const organisationsOf = (needs: Needs) => {
  const { config, db, keys, limitCalls, tellMembers, clock } = needs;
  const { isOn, dnsServers } = config.lookups;
  const organisations = organisationStore(db);
  const invitations = invitationStore(db);
  const domains = organisationDomainStore(db);
  const campaigns = campaignStore(db, keys);
  return {
    invitations,
    campaigns,
    calls: {
      triage: triage({ ...needs, campaigns, organisations }),
      exportTeam: exportTeam({ ...needs, campaigns, organisations }),
      manageOrganisation: manageOrganisation({ db, organisations, domains, limitCalls, tellMembers, clock }),
      inviteMembers: inviteMembers({ ...needs, organisations, invitations }),
      proveDomains: proveDomains({
        ...{ organisations, domains, limitCalls, clock },
        prove: isOn ? proveDomain(guardedResolver({ servers: dnsServers })) : null,
      }),
    },
  };
};
