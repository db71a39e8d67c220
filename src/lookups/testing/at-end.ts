import { onTestFinished } from 'vitest';

type Close = () => void | Promise<void>;

const openOutsideTests: Close[] = [];

/** Closes what a test opened. Outside a test, as in a bench, `closeAll` or the end of the process does. */
export const atEnd = (close: Close): void => {
  try {
    onTestFinished(close);
  } catch {
    openOutsideTests.push(close);
  }
};

export const closeAll = async (): Promise<void> => {
  await Promise.all(openOutsideTests.splice(0).map((close) => close()));
};

process.once('exit', () => void closeAll());
