import { CalendarClock } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useCurrentUser } from '../../lib/current-user.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { planEndWords } from './plan-end-words.ts';

/** From a week before a paid plan ends until a week after: what changes, and what to do about it. */
export const PlanEndNote = () => {
  const { data: user } = useCurrentUser();
  const [path] = useLocation();
  const words = user && planEndWords(user, new Date());
  if (!words) return null;
  return (
    <aside aria-label="Your plan" className="border-line border-b bg-surface-2">
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
        <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-tide" />
        <p className="min-w-0 grow basis-60">
          <b>{words.title}</b> {words.text}
        </p>
        {path !== '/pricing' && (
          <Link href="/pricing" className={cn(buttonClass({ size: 'small' }), 'max-sm:ml-9')}>
            {words.action}
          </Link>
        )}
      </div>
    </aside>
  );
};
