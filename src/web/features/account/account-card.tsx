import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';

type Props = { icon: LucideIcon; title: string; action: ReactNode; children: ReactNode };

/** One aspect of an account on the left, what can be done about it on the right. */
export const AccountCard = ({ icon, title, action, children }: Props) => (
  <Card className="grid gap-x-5 gap-y-4 p-card sm:grid-cols-lead-tail">
    <IconTile icon={icon} className="max-sm:hidden" />
    <div className="min-w-0">
      <h2 className="section-title sm:pt-2">{title}</h2>
      <div className="mt-3 grid gap-3 text-sm">{children}</div>
    </div>
    <div className="max-sm:grid">{action}</div>
  </Card>
);
