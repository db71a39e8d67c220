import type { CheckedOnDevice, DeviceAnswer, DeviceQuestion, SubmittedToDevice } from './device-messages.ts';
import deviceWorker from './device-worker.ts?worker&url';
import { trustedWorker } from './trusted-worker.ts';

// One worker for the page. It is fetched with the first key, and asked when a check starts.

const waiting = new Map<number, (result: CheckedOnDevice | null) => void>();
let questions = 0;
let worker: Worker | null = null;

const settle = ({ id, result }: DeviceAnswer) => {
  waiting.get(id)?.(result);
  waiting.delete(id);
};

/** Whatever keeps it from starting: the server answers all the same, and the next check tries again. */
const giveUp = () => {
  for (const id of [...waiting.keys()]) settle({ id, result: null });
  worker?.terminate();
  worker = null;
};

const start = (): Worker => {
  const started = new Worker(trustedWorker(deviceWorker), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<DeviceAnswer>) => settle(data));
  started.addEventListener('error', giveUp);
  return started;
};

export const startDevice = (): void => {
  worker ??= start();
};

export const askDevice = (submitted: SubmittedToDevice): Promise<CheckedOnDevice | null> =>
  new Promise((resolve) => {
    startDevice();
    questions += 1;
    waiting.set(questions, resolve);
    worker?.postMessage({ id: questions, submitted } satisfies DeviceQuestion);
  });
