import { onTestFinished } from 'vitest';
import { startIssuer } from './openid-issuer.ts';

/** An issuer that is gone when the test is over. */
export const openidServer = async () => {
  const started = await startIssuer();
  onTestFinished(started.close);
  return started;
};
