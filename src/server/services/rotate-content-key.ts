import type { ContentKeyStore } from '../store/content-keys.ts';

/** Wraps every key with the newest `CONTENT_KEY`, while servers go on reading and making keys. Returns how many. */
export const rotateContentKey = async (
  keys: Pick<ContentKeyStore, 'countToRewrap' | 'rewrapSome'>,
  onProgress: (done: number, all: number) => void,
): Promise<number> => {
  const all = await keys.countToRewrap();
  let done = 0;
  for (let some = await keys.rewrapSome(); some > 0; some = await keys.rewrapSome()) {
    done += some;
    onProgress(done, Math.max(all, done));
  }
  return done;
};
