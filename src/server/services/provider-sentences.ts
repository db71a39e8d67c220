import type { ProviderFault, ProviderFaultKind } from '../adapters/openid-fault.ts';
import { Failure } from '../failure.ts';

const minuteMs = 60 * 1000;

/** What its owner can do about an issuer that cannot be used. */
const ownersSentences: Record<ProviderFaultKind, string> = {
  'refused address':
    'This issuer cannot be used: its address is private, reserved or of this machine, or it is plain http, which the operator has to allow (EGRESS_ALLOW).',
  'not found': 'The host of this issuer was not found. Please check the address.',
  'too slow': 'The issuer did not answer in time. Please try again, or check the address.',
  unreachable: 'The issuer could not be reached. Please check the address.',
  certificate: 'The certificate or encryption of this issuer cannot be accepted.',
  'not a provider':
    'There is no usable OpenID Connect issuer at this address: its configuration was not found, or lacks what we need.',
  'other issuer':
    'The configuration at this address names another issuer. Please enter the address as the issuer writes it. One that stands for everybody’s accounts, such as “common” or “organizations”, cannot be used.',
  denied: 'The issuer refused.',
  'wrong client': 'The issuer does not accept this client ID and secret.',
  'used code': 'The issuer does not accept the code.',
  'wrong answer': 'The issuer answered with something that does not fit.',
  'wrong clock': 'The clocks of the issuer and of this server differ by too much.',
};

export const setUpRefused = ({ kind }: ProviderFault): Failure =>
  new Failure('unreadable', ownersSentences[kind], { field: 'issuer' });

const useCode = 'You can sign in with a code meanwhile.';
const askThem = `Please tell your organisation. ${useCode}`;

/** What a person is told who wanted to sign in. What only an owner can put right says so. */
const visitorsSentences: Record<ProviderFaultKind, string> = {
  'refused address': `Your organisation's sign-in leads to an address that this server does not connect to. ${askThem}`,
  'not found': `Your organisation's sign-in was not found on the internet. ${askThem}`,
  'too slow': `Your organisation's sign-in did not answer in time. Please try again. ${useCode}`,
  unreachable: `Your organisation's sign-in cannot be reached now. Please try again. ${useCode}`,
  certificate: `The certificate of your organisation's sign-in cannot be accepted. ${askThem}`,
  'not a provider': `Your organisation's sign-in is not set up as it should be. ${askThem}`,
  'other issuer': `Your organisation's sign-in names another issuer than the one that was set up. ${askThem}`,
  denied:
    'Your organisation did not let you in, or you cancelled there. You can begin again, or sign in with a code.',
  'wrong client': `Your organisation's sign-in no longer accepts what was set up here. ${askThem}`,
  'used code': 'This sign-in has been used already, or took too long. Please begin again.',
  'wrong answer':
    'What came back does not belong to this sign-in, so nobody was signed in. Please begin again from this page.',
  'wrong clock': `The clocks of this server and of your organisation's sign-in differ by too much. ${askThem}`,
};

const isOver = new Set<ProviderFaultKind>(['used code']);
const isRefusal = new Set<ProviderFaultKind>(['denied', 'wrong answer', 'other issuer']);

export const signInRefused = ({ kind }: ProviderFault): Failure => {
  const sentence = visitorsSentences[kind];
  if (isOver.has(kind)) return new Failure('gone', sentence);
  if (isRefusal.has(kind)) return new Failure('not_allowed', sentence);
  return new Failure('unavailable', sentence, { retryAfterMs: minuteMs });
};
