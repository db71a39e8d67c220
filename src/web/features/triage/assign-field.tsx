import type { OrganisationMember } from '../../../contract/organisations.ts';
import type { Campaign } from '../../../contract/team.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useAssign } from './use-triage.ts';

/** Who takes care of it. */
export const AssignField = ({
  campaign,
  members,
}: {
  campaign: Campaign;
  members: readonly OrganisationMember[];
}) => {
  const assign = useAssign(campaign);
  const analysts = members.filter(({ role }) => role !== 'member');
  return (
    <SelectField
      label="Assigned to"
      choices={[
        { value: '', label: 'Nobody' },
        ...analysts.map(({ id, email, isYou }) => ({ value: id, label: isYou ? `${email} (you)` : email })),
      ]}
      value={campaign.assignee?.memberId ?? ''}
      disabled={assign.isPending}
      onChoose={(value) => assign.mutate(value || null)}
    />
  );
};
