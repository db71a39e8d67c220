import { proveDomain } from '../../lookups/domain/prove-domain.ts';
import type { Egress } from '../../lookups/egress.ts';
import { guardedResolver } from '../../lookups/resolve-dns.ts';
import { openidProvider } from '../adapters/openid-provider.ts';
import type { Config } from '../config.ts';
import type { ReportEngine } from '../report/report-document.ts';
import { exportTeam } from '../services/export-team.ts';
import { inviteMembers } from '../services/invite-members.ts';
import { isAdmin } from '../services/is-admin.ts';
import type { LimitCalls } from '../services/limit-calls.ts';
import { manageOrganisation } from '../services/manage-organisation.ts';
import type { OpenSession } from '../services/open-session.ts';
import type { TellMembers } from '../services/post-mails.ts';
import { proveDomains } from '../services/prove-domains.ts';
import { setUpSignIn } from '../services/set-up-sign-in.ts';
import { signInWithOrganisation } from '../services/sign-in-with-organisation.ts';
import { triage } from '../services/triage.ts';
import { campaignStore } from '../store/campaigns.ts';
import type { ContentKeyStore } from '../store/content-keys.ts';
import type { Database } from '../store/database.ts';
import { organisationDomainStore } from '../store/organisation-domains.ts';
import { invitationStore } from '../store/organisation-invitations.ts';
import { organisationSignInStore } from '../store/organisation-sign-ins.ts';
import { organisationStore } from '../store/organisations.ts';
import type { OutgoingMailStore } from '../store/outgoing-mails.ts';
import { signInTryStore } from '../store/sign-in-tries.ts';

type Needs = {
  config: Pick<Config, 'lookups' | 'ownerEmail'>;
  db: Database;
  keys: ContentKeyStore;
  egress: Pick<Egress, 'send'>;
  engine: () => ReportEngine;
  outgoing: Pick<OutgoingMailStore, 'seal'>;
  hasMailServer: boolean;
  deliverSoon: () => void;
  tellMembers: TellMembers;
  openSession: OpenSession;
  signInKey: Uint8Array;
  limitCalls: LimitCalls;
  clock: () => Date;
};

/** People who work together. */
export const organisationsOf = (needs: Needs) => {
  const { config, db, keys, egress, limitCalls, tellMembers, clock } = needs;
  const { isOn, dnsServers } = config.lookups;
  const organisations = organisationStore(db);
  const invitations = invitationStore(db);
  const domains = organisationDomainStore(db);
  const campaigns = campaignStore(db, keys);
  const signIns = organisationSignInStore(db, keys);
  // LOOKUPS=off does not stop it: the owner of an organisation asks for each, as with webhooks.
  const provider = openidProvider(egress);
  return {
    invitations,
    campaigns,
    signInTries: signInTryStore(db),
    calls: {
      triage: triage({ ...needs, campaigns, organisations }),
      exportTeam: exportTeam({ ...needs, campaigns, organisations }),
      manageOrganisation: manageOrganisation({ db, organisations, domains, limitCalls, tellMembers, clock }),
      inviteMembers: inviteMembers({ ...needs, organisations, invitations }),
      setUpSignIn: setUpSignIn({ organisations, domains, signIns, provider, limitCalls, clock }),
      signInWithOrganisation: signInWithOrganisation({
        ...{ db, signIns, provider, limitCalls, tellMembers, clock },
        ...{ openSession: needs.openSession, isAdmin: isAdmin(config), key: needs.signInKey },
      }),
      proveDomains: proveDomains({
        ...{ organisations, domains, limitCalls, clock },
        prove: isOn ? proveDomain(guardedResolver({ servers: dnsServers })) : null,
      }),
    },
  };
};
