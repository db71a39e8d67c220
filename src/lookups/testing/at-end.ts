import { onTestFinished } from 'vitest';

/** Closes what a test opened. Outside a test, as in a bench, the end of the process does. */
export const atEnd = (close: () => void | Promise<void>): void => {
  try {
    onTestFinished(close);
  } catch {
    process.once('exit', () => void close());
  }
};
