import { Link, useSearch } from 'wouter';
import { DomainsCard } from '../features/team/domains-card.tsx';
import { FoundCard } from '../features/team/found-card.tsx';
import { InvitationsCard } from '../features/team/invitations-card.tsx';
import { joinPath } from '../features/team/join-path.ts';
import { MembersCard } from '../features/team/members-card.tsx';
import { OrganisationCard } from '../features/team/organisation-card.tsx';
import { SignInCard } from '../features/team/sign-in-card.tsx';
import { useOwnOrganisation } from '../features/team/use-team.ts';
import { CampaignView } from '../features/triage/campaign-view.tsx';
import { CampaignsCard } from '../features/triage/campaigns-card.tsx';
import { FiguresCard } from '../features/triage/figures-card.tsx';
import { useCurrentUser } from '../lib/current-user.ts';
import { buttonClass } from '../ui/button.tsx';
import { RetryCard } from '../ui/retry-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useAccessGuard } from './use-access-guard.ts';

/** The organisation a person is in: what was reported to it, who else is in it, who is invited, and its domains. */
export const Team = () => {
  const user = useCurrentUser();
  const isGuest = user.data === null;
  useAccessGuard(isGuest, 'Please log in to see your team');
  if (isGuest) return null;
  return (
    <div className="wrap pt-11 pb-section">
      <h1>Team</h1>
      <p className="mt-2 mb-7 max-w-measure text-text-2">
        The organisation you are in: what was reported to it, the people, and the domains that it has proved
        to be its own.
      </p>
      {user.data && <Content />}
    </div>
  );
};

const Content = () => {
  const own = useOwnOrganisation();
  const asked = new URLSearchParams(useSearch());
  const campaign = asked.get('campaign');
  if (own.isError)
    return (
      <RetryCard
        title="Your team could not be loaded"
        text="Nothing is lost. Please try again in a moment."
        onRetry={() => own.refetch()}
      />
    );
  if (own.isPending) return <Skeleton className="h-33" />;
  const { organisation, limit } = own.data;
  if (!organisation)
    return (
      <div className="grid gap-5">
        <FoundCard limit={limit} />
        <p className="flex flex-wrap items-center gap-3 text-sm text-text-2">
          Were you invited to one?
          <Link href={joinPath} className={buttonClass()}>
            Enter Your Code
          </Link>
        </p>
      </div>
    );
  const isAnalyst = organisation.role !== 'member';
  if (campaign)
    return (
      <CampaignView
        key={campaign}
        id={campaign}
        isAnalyst={isAnalyst}
        members={organisation.members}
        isDeciding={asked.has('decide')}
      />
    );
  return (
    <div className="grid gap-5">
      <CampaignsCard isAnalyst={isAnalyst} />
      {isAnalyst && <FiguresCard isOwner={organisation.role === 'owner'} />}
      <OrganisationCard organisation={organisation} />
      <MembersCard organisation={organisation} />
      {organisation.role === 'owner' && <InvitationsCard organisation={organisation} />}
      {isAnalyst && <DomainsCard organisation={organisation} />}
      {organisation.role === 'owner' && <SignInCard organisation={organisation} />}
    </div>
  );
};
