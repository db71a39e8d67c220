import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { productName } from '../../contract/site.ts';

/** Where we are, as the browser sees it: a passkey works for its domain alone. */
export type Site = { domain: string; origins: string[] };

type Given = { id: string; response: Record<string, unknown> };

/** What is kept of a passkey to check its answers. */
export type Credential = {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
};

export const passkeyAnswerMinutes = 5;
const timeout = passkeyAnswerMinutes * 60 * 1000;

/** Ed25519, ES256, RS256 (RFC 9053): what authenticators have. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** It reads certificates of every maker; a server whose users have no passkeys need not load it. */
const library = () => import('@simplewebauthn/server');

/** Checks what passkeys answer. Null for whatever is not a right answer, as all of it comes from the caller. */
export const webauthn = {
  creationOptions: async (
    { domain }: Site,
    user: { id: string; email: string },
    { challenge, existing }: { challenge: Uint8Array<ArrayBuffer>; existing: readonly Credential[] },
  ): Promise<Record<string, unknown>> => {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: productName,
      rpID: domain,
      userName: user.email,
      userID: new TextEncoder().encode(user.id),
      challenge,
      timeout,
      attestationType: 'none',
      supportedAlgorithmIDs,
      excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      // Without a name typed first, and with the finger, face or PIN of its owner: then it is both factors at once.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { ...options };
  },

  requestOptions: async (
    { domain }: Site,
    challenge: Uint8Array<ArrayBuffer>,
  ): Promise<Record<string, unknown>> => {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: domain,
      challenge,
      timeout,
      userVerification: 'required',
    });
    return { ...options };
  },

  /** The new passkey of an answer to `creationOptions`. */
  checkCreation: async (
    { domain, origins }: Site,
    given: Given,
    expectedChallenge: string,
  ): Promise<Credential | null> => {
    const { verifyRegistrationResponse } = await library();
    const response = given as unknown as RegistrationResponseJSON;
    try {
      if (!(await isWithoutAttestation(given))) return null;
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origins,
        expectedRPID: domain,
        supportedAlgorithmIDs,
      });
      if (!verified) return null;
      const { id, publicKey, counter } = registrationInfo.credential;
      return { credentialId: id, publicKey, counter, transports: transportsIn(given) };
    } catch {
      return null;
    }
  },

  /** The counter after an answer to `requestOptions`. */
  checkAnswer: async (
    { domain, origins }: Site,
    given: Given,
    { expectedChallenge, passkey }: { expectedChallenge: string; passkey: Credential },
  ): Promise<{ counter: number } | null> => {
    const { verifyAuthenticationResponse } = await library();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: given as unknown as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: origins,
        expectedRPID: domain,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
        },
      });
      return verified ? { counter: authenticationInfo.newCounter } : null;
    } catch {
      return null;
    }
  },
};
export type Webauthn = typeof webauthn;

/** The challenge that an answer claims to be for; null where it has none. */
export const challengeIn = ({ response }: Given): string | null => {
  try {
    const data: unknown = JSON.parse(Buffer.from(String(response['clientDataJSON']), 'base64url').toString());
    const challenge =
      typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
};

/** The user that the authenticator says it signed for; null where it does not say. */
export const userIn = ({ response }: Given): string | null =>
  typeof response['userHandle'] === 'string'
    ? Buffer.from(response['userHandle'], 'base64url').toString()
    : null;

/**
 * We ask for no attestation, and take none: to check the certificates in one, the library would fetch revocation lists from
 * addresses that the caller chooses, past the guard of all other requests.
 */
const isWithoutAttestation = async ({ response }: Given): Promise<boolean> => {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const bytes = new Uint8Array(Buffer.from(String(response['attestationObject']), 'base64url'));
  return decodeAttestationObject(bytes).get('fmt') === 'none';
};

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

const transportsIn = ({ response }: Given): string[] =>
  Array.isArray(response['transports'])
    ? knownTransports.filter((transport) => (response['transports'] as unknown[]).includes(transport))
    : [];
