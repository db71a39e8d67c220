import type { CheckedOnDevice } from '../../lib/device-messages.ts';
import { LevelBadge } from '../../ui/badge.tsx';

/**
 * What this device says before the server does. Not read out: the verdict that counts follows, and is. Of one height with and
 * without a verdict, so that nothing moves.
 */
export const DeviceLine = ({ verdict }: { verdict: CheckedOnDevice | null }) => (
  <div
    data-testid="device-verdict"
    className="mt-5 flex min-h-26 flex-wrap content-center items-center gap-x-3 gap-y-2 border-line border-t pt-4 text-sm text-text-2 sm:min-h-11"
  >
    {verdict ? (
      <>
        <LevelBadge level={verdict.riskLevel} isConclusive={verdict.explanation?.isConclusive ?? null} />
        <p className="min-w-0 grow basis-60">
          First impression, from this device alone: {verdict.riskScore} of 100. Our server’s verdict counts.
        </p>
      </>
    ) : (
      <p className="min-w-0 grow basis-60">Your own device looks at it too, while our server does.</p>
    )}
  </div>
);
