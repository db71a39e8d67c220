import type { OrganisationMember } from '../../../contract/organisations.ts';
import { formatDay } from '../../lib/format.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { CompactSelect } from '../../ui/compact-select.tsx';
import { Tag } from '../../ui/tag.tsx';
import { roleChoices, roleWords } from './role-words.ts';
import { useChangeRole, useRemoveMember } from './use-team.ts';

/** One person. `isManaged`: the caller owns the organisation and this is somebody else. */
export const MemberRow = ({ member, isManaged }: { member: OrganisationMember; isManaged: boolean }) => {
  const { id, email, role, joinedAt, isYou } = member;
  const change = useChangeRole();
  const remove = useRemoveMember();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm first:pt-0 last:pb-0">
      <div className="wrap-anywhere min-w-0 flex-1 basis-60">
        <p className="font-semibold">
          {email}
          {isYou && <span className="font-normal text-text-2"> (you)</span>}
        </p>
        <p className="text-text-3 text-xs">Since {formatDay(joinedAt)}</p>
      </div>
      {isManaged ? (
        <span className="flex flex-wrap items-center gap-2">
          {role !== 'owner' && (
            <CompactSelect
              label={`Role of ${email}`}
              choices={roleChoices}
              value={role}
              isBusy={change.isPending}
              onChoose={(chosen) => change.mutate({ id, role: chosen })}
            />
          )}
          <AskFirst
            label="Hand Over"
            name={`Hand Over to ${email}`}
            confirm="Make Them the Owner"
            keep="Stay Owner"
            busyLabel={change.isPending && 'Handing over...'}
            onConfirm={() => change.mutate({ id, role: 'owner' })}
          />
          <AskFirst
            label="Remove"
            name={`Remove ${email}`}
            confirm="Remove This Person"
            keep="Keep Them"
            busyLabel={remove.isPending && 'Removing...'}
            onConfirm={() => remove.mutate(id)}
          />
        </span>
      ) : (
        <Tag>{roleWords[role]}</Tag>
      )}
    </li>
  );
};
