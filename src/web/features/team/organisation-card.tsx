import { Link } from 'wouter';
import type { Organisation } from '../../../contract/organisations.ts';
import { unlimited } from '../../../contract/plans.ts';
import { formatDay } from '../../lib/format.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { Card } from '../../ui/card.tsx';
import { roleWords } from './role-words.ts';
import { useDeleteOrganisation, useRemoveMember } from './use-team.ts';

/** Which organisation it is, what one is in it, and the way out. */
export const OrganisationCard = ({ organisation }: { organisation: Organisation }) => {
  const { name, role, members, createdAt, limit } = organisation;
  const leave = useRemoveMember();
  const end = useDeleteOrganisation();
  const own = members.find(({ isYou }) => isYou);
  const owner = members.find((member) => member.role === 'owner');
  return (
    <Card className="grid gap-3 p-card text-sm">
      <h2 className="section-title wrap-anywhere">{name}</h2>
      <p className="max-w-measure text-text-2">
        {role === 'owner' ? 'You own it.' : `You are ${articled(roleWords[role])} in it.`} {seenInWords(role)}
        {role !== 'owner' && owner && ` It is owned by ${owner.email}.`}
      </p>
      {limit === 0 && (
        <p className="max-w-measure font-medium">
          {role === 'owner' ? 'Your plan has no organisation any more.' : 'The plan of its owner has ended.'}{' '}
          Nothing is lost: everybody stays, and people can leave and be removed. Until it is renewed, nobody
          can be invited or join.{' '}
          {role === 'owner' && (
            <Link href="/pricing" className="font-semibold underline underline-offset-2">
              See plans
            </Link>
          )}
        </p>
      )}
      <p className="text-text-3 text-xs">
        Founded {formatDay(createdAt)}
        {role !== 'member' && limit !== 0 && `, ${placesInWords(members.length, limit)}`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {role === 'owner' ? (
          <AskFirst
            label="Delete Organisation"
            confirm={members.length > 1 ? `Delete It for All ${members.length}` : 'Delete It'}
            keep="Keep It"
            busyLabel={end.isPending && 'Deleting...'}
            onConfirm={() => end.mutate(undefined)}
          />
        ) : (
          own && (
            <AskFirst
              label="Leave"
              confirm="Leave This Organisation"
              keep="Stay"
              busyLabel={leave.isPending && 'Leaving...'}
              onConfirm={() => leave.mutate(own.id)}
            />
          )
        )}
      </div>
    </Card>
  );
};

const articled = (noun: string) => `${/^[AEIOU]/.test(noun) ? 'an' : 'a'} ${noun.toLowerCase()}`;

const seenInWords = (role: Organisation['role']): string =>
  role === 'member'
    ? 'You see its owner; other members do not see you. What you report to the report mailbox its owner and analysts can read; nobody can read your other checks.'
    : 'Owners and analysts see who is in it. They can read what is reported to the report mailbox, and nobody’s other checks.';

const placesInWords = (members: number, limit: number): string =>
  limit === unlimited
    ? `${members} ${members === 1 ? 'person' : 'people'}, without a limit`
    : `${members} of ${limit} places taken`;
