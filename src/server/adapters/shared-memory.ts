import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

type SharedArray = Uint8Array | Int8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

/** The same numbers in memory that threads share. Nobody writes there: what one thread changed, all would believe. */
export const inSharedMemory = <Numbers extends SharedArray>(numbers: Numbers): Numbers => {
  if (numbers.buffer instanceof SharedArrayBuffer) return numbers;
  const copy = new (numbers.constructor as new (memory: SharedArrayBuffer) => Numbers)(
    new SharedArrayBuffer(numbers.byteLength),
  );
  copy.set(numbers);
  return copy;
};

/** Made when it is first asked for. Threads that are started later find it here, and make none of their own. */
export const madeOnce = <Made extends object>(name: string, make: () => Made): Made => {
  const known = getEnvironmentData(name) as Made | undefined;
  if (known !== undefined) return known;
  const made = make();
  // Plain objects and typed arrays alone: it is copied into each thread, all but the memory they share.
  setEnvironmentData(name, made as unknown as Parameters<typeof setEnvironmentData>[1]);
  return made;
};
