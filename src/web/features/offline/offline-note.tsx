import { CloudOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useOnline } from '../../lib/online.ts';
import { Button } from '../../ui/button.tsx';

/** Says that checking needs the server, while it cannot be reached. The page itself opens without it. */
export const OfflineNote = () => {
  const isOnline = useOnline();
  const user = useCurrentUser();
  const isUnreachable = user.isError && !isAnswer(user.error);
  const askAgain = useEffectEvent(() => {
    if (isUnreachable) void user.refetch();
  });
  useEffect(() => {
    if (isOnline) askAgain();
  }, [isOnline]);
  const words = !isOnline ? offline : isUnreachable ? unreachable : null;
  return (
    // Always there: what appears inside of it is read out.
    <div role="status">
      {words && (
        <div className="border-line border-b bg-surface-2">
          <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
            <CloudOff aria-hidden="true" className="size-5 shrink-0 text-tide" />
            <p className="min-w-0 grow basis-60">
              <b>{words.title}</b> {words.text}
            </p>
            <Button
              size="small"
              busyLabel={user.isFetching && 'Trying...'}
              onClick={() => void user.refetch()}
            >
              Try Again
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};

/** Not what a proxy says while our server behind it does not answer. */
const isAnswer = (error: Error) => error instanceof ApiError && !(error.status >= 502 && error.status <= 504);

const offline = {
  title: 'You are offline.',
  text: 'You can look around and write; checking needs our server, and a connection to it.',
};
const unreachable = {
  title: 'Our server cannot be reached.',
  text: 'You can look around and write; checking has to wait until it answers.',
};
