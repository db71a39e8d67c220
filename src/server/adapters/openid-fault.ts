import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { EgressRefused } from '../../lookups/allowed-address.ts';

/** What went wrong at an issuer. */
export type ProviderFaultKind =
  | 'refused address'
  | 'not found'
  | 'too slow'
  | 'unreachable'
  | 'certificate'
  | 'not a provider'
  | 'other issuer'
  | 'denied'
  | 'wrong client'
  | 'used code'
  | 'wrong answer'
  | 'wrong clock';

export class ProviderFault extends Error {
  override name = 'ProviderFault';
  readonly kind: ProviderFaultKind;

  constructor(kind: ProviderFaultKind, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

/** What an error of the library, or of the way there, means. */
export const faultOf = (error: unknown): ProviderFault => {
  if (error instanceof ProviderFault) return error;
  if (error instanceof AuthorizationResponseError) return new ProviderFault('denied', error);
  if (error instanceof ResponseBodyError)
    return new ProviderFault(error.error === 'invalid_grant' ? 'used code' : 'wrong client', error);
  const chain = causesOf(error);
  if (chain.some((one) => one instanceof EgressRefused)) return new ProviderFault('refused address', error);
  const codes = chain.map((one) => ('code' in one ? String(one.code) : one.name)).join(' ');
  const [, kind = 'unreachable'] = kindsByCode.find(([code]) => code.test(codes)) ?? [];
  return new ProviderFault(kind, error);
};

/** The first that fits counts. */
const kindsByCode: readonly (readonly [RegExp, ProviderFaultKind])[] = [
  [/TIMESTAMP/, 'wrong clock'],
  [/OAUTH_JSON_ATTRIBUTE_COMPARISON/, 'other issuer'],
  [/OAUTH_JWT|OAUTH_KEY|OAUTH_INVALID_RESPONSE/, 'wrong answer'],
  [/OAUTH_TIMEOUT|TimeoutError|AbortError|ETIMEDOUT|_TIMEOUT/, 'too slow'],
  [/ENOTFOUND|EAI_AGAIN/, 'not found'],
  [/CERT|SELF_SIGNED|UNABLE_TO|ALTNAME|SSL|TLS/, 'certificate'],
  [/OAUTH_WWW_AUTHENTICATE/, 'wrong client'],
  [/OAUTH_|ERR_INVALID|HPE_|SyntaxError/, 'not a provider'],
];

const causesOf = (error: unknown): Error[] => {
  const chain: Error[] = [];
  for (let one = error; one instanceof Error && chain.length < 5; one = one.cause) chain.push(one);
  return chain;
};
