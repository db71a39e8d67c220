import { useState } from 'react';
import type { CheckAgain } from '../../lib/check-again.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { createLazyPart, LazyPart } from '../../lib/lazy-part.tsx';

type Props = { onCheckAgain: (wish: CheckAgain) => void };

const reports = createLazyPart(async () => (await import('./reports-at-edge.tsx')).ReportsAtEdge);

/** A closing window gives the focus back to what opened it; only then may it move on to the form. */
const closedAfterMs = 50;

/** The drawer of a signed-in user; a guest has no reports. */
export const RecentReports = ({ onCheckAgain }: Props) => {
  const user = useCurrentUser();
  const [round, setRound] = useState(0);
  const checkAgain = (wish: CheckAgain) => {
    // A new drawer is a closed one.
    setRound(round + 1);
    setTimeout(() => onCheckAgain(wish), closedAfterMs);
  };
  if (!user.data) return null;
  return (
    <LazyPart
      key={`${user.data.email} ${round}`}
      part={reports}
      props={{ onCheckAgain: checkAgain }}
      fallback={null}
      // A page without its drawer: everything in it is on the dashboard too.
      failure={() => null}
    />
  );
};
