/** Runs so many of its callers' jobs at once; the others wait, the first to come first. */
export const fewAtOnce = (most: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Outcome>(job: () => Promise<Outcome>): Promise<Outcome> => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
