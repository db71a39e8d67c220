import { useEffect, useState } from 'react';
import { createLazyPart, LazyPart, type LazyPartSource } from '../lib/lazy-part.tsx';
import { showToast } from './toast-store.ts';

type Opened = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** A dialog whose script is fetched when it is first opened. `load` may be called early. */
export const createLazyDialog = <Props extends Opened>(
  fetchDialog: Parameters<typeof createLazyPart<Props>>[0],
) => {
  const part = createLazyPart(fetchDialog);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each dialog, where its module is read.
  const LazyDialog = (props: Props) => {
    const [isNeeded, setIsNeeded] = useState(false);
    if (props.isOpen && !isNeeded) setIsNeeded(true);
    const giveUp = () => {
      setIsNeeded(false);
      props.onOpenChange(false);
    };
    if (!isNeeded) return null;
    return (
      <LazyPart
        part={part}
        props={props}
        fallback={null}
        failure={() => <NotFetched part={part} onGiveUp={giveUp} />}
      />
    );
  };
  return Object.assign(LazyDialog, { load: part.load });
};

type Failure<Props extends object> = { part: LazyPartSource<Props>; onGiveUp: () => void };

/** Says it and closes; opening it again tries again. */
const NotFetched = <Props extends object>({ part, onGiveUp }: Failure<Props>) => {
  useEffect(() => {
    // An earlier failure is being tried again.
    if (!part.current().hasFailed) return;
    showToast({
      title: 'Not Loaded',
      description: 'Please check your connection and try again.',
      tone: 'fault',
    });
    onGiveUp();
  });
  return null;
};
