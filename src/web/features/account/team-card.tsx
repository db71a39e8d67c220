import { UsersRound } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { AccountCard } from './account-card.tsx';

/** The way to the organisation, for everybody: who is invited to one needs no plan. */
export const TeamCard = () => (
  <AccountCard
    icon={UsersRound}
    title="Team"
    action={
      <Link href="/team" className={cn(buttonClass())}>
        Open Team
      </Link>
    }
  >
    <p className="max-w-measure text-text-2">
      The organisation you are in, or were invited to: who else is in it, and which domains are its own.
    </p>
  </AccountCard>
);
