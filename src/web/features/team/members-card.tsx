import type { Organisation } from '../../../contract/organisations.ts';
import { Card } from '../../ui/card.tsx';
import { MemberRow } from './member-row.tsx';

/** Who is in the organisation, as far as the caller may see it. */
export const MembersCard = ({ organisation: { members, role } }: { organisation: Organisation }) => (
  <Card className="grid gap-5 p-card">
    <h2 className="section-title">People</h2>
    <ul aria-label="People" className="divide-y divide-line">
      {members.map((member) => (
        <MemberRow key={member.id} member={member} isManaged={role === 'owner' && member.role !== 'owner'} />
      ))}
    </ul>
    {role === 'owner' && members.length === 1 && (
      <p className="max-w-measure text-sm text-text-2">Nobody but you yet. Invite the first person below.</p>
    )}
  </Card>
);
