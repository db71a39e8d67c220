import { EgressRefused } from '../../lookups/allowed-address.ts';
import type { Egress } from '../../lookups/egress.ts';

const withinMs = 10_000;
/** So much of an answer is kept: enough to see what it is. */
const maxAnswerBytes = 1000;

export type TargetAnswer = { status: number; text: string } | { failed: string };

/** What lies behind the address of a webhook. */
export const webhookTarget = (egress: Pick<Egress, 'checkTarget' | 'post'>) => ({
  /** Why nothing may be sent there now, in a sentence; null where nothing speaks against it. */
  refusal: async (url: string): Promise<string | null> => {
    const target = URL.parse(url);
    if (!target || !/^https?:$/.test(target.protocol)) return 'Please give an https address';
    if (target.username || target.password)
      return 'Please leave name and password out of the address: send them as authorization';
    if (target.hash) return 'Please leave out what follows the # sign: it is never sent';
    try {
      await egress.checkTarget(url);
      return null;
    } catch (error) {
      return sentenceOf(error, url);
    }
  },

  /** Never throws for what the target does. */
  post: async (
    url: string,
    { body, headers, signal }: { body: string; headers: Record<string, string>; signal: AbortSignal },
  ): Promise<TargetAnswer> => {
    try {
      return await egress.post(url, {
        body,
        headers,
        maxBytes: maxAnswerBytes,
        signal: AbortSignal.any([signal, AbortSignal.timeout(withinMs)]),
      });
    } catch (error) {
      signal.throwIfAborted();
      return { failed: sentenceOf(error, url) };
    }
  },
});
export type WebhookTarget = ReturnType<typeof webhookTarget>;

const sentenceOf = (error: unknown, url: string): string => {
  if (isOrCausedBy(error, (one) => one instanceof EgressRefused))
    return url.startsWith('http:')
      ? 'Plain http is only for addresses that the operator allows (EGRESS_ALLOW). Please use https.'
      : 'This address is private, reserved or of this machine, and nothing is sent there.';
  const code = codeOf(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The host of this address was not found.';
  if (error instanceof Error && (error.name === 'TimeoutError' || /TIMEOUT|ETIMEDOUT/.test(code)))
    return 'There was no answer within 10 seconds.';
  if (code === 'ECONNREFUSED') return 'The target refused the connection.';
  if (/CERT|SELF_SIGNED|UNABLE_TO|ALTNAME|SSL|TLS/.test(code))
    return `The target's certificate or encryption cannot be accepted (${code.slice(0, 60)}).`;
  return 'The connection broke before there was an answer.';
};

const isOrCausedBy = (error: unknown, isIt: (one: unknown) => boolean): boolean =>
  isIt(error) || (error instanceof Error && error.cause !== undefined && isIt(error.cause));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
