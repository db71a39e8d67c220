import type { CheckedOnDevice, SubmittedToDevice } from './device-messages.ts';
import { savesData } from './saves-data.ts';

let loading: Promise<typeof import('./device-checks.ts')> | null = null;

/** Four megabytes: not on a connection whose owner saves data, and not in a browser without workers. */
const isWelcome = () => typeof Worker === 'function' && !savesData();

const load = () => {
  loading ??= import('./device-checks.ts');
  loading.catch(() => {
    loading = null;
  });
  return loading;
};

/** Fetches the engine for this device, with the first key that somebody presses. */
export const prepareDevice = (): void => {
  if (!isWelcome()) return;
  void load().then(
    ({ startDevice }) => startDevice(),
    () => undefined,
  );
};

/** What this device alone says of it; null where it cannot say. Never fails: the server answers all the same. */
export const checkOnDevice = async (submitted: SubmittedToDevice): Promise<CheckedOnDevice | null> => {
  if (!isWelcome()) return null;
  try {
    return await (await load()).askDevice(submitted);
  } catch {
    return null;
  }
};
