import type { InvitedRole, OrganisationRole } from '../../../contract/organisations.ts';

export const roleWords: Record<OrganisationRole, string> = {
  owner: 'Owner',
  analyst: 'Analyst',
  member: 'Member',
};

/** What an owner may give. */
export const roleChoices: readonly { value: InvitedRole; label: string }[] = [
  { value: 'member', label: roleWords.member },
  { value: 'analyst', label: roleWords.analyst },
];
