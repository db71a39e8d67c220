/** What this browser can do with passkeys. The call's JSON goes in, the JSON for the next call comes out. */

/** Browsers that can read the options themselves: all since 2025. Others sign in by mail. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

export const createPasskey = async (options: object): Promise<unknown> => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return toJson(await navigator.credentials.create({ publicKey }));
};

export const answerWithPasskey = async (options: object): Promise<unknown> => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return toJson(await navigator.credentials.get({ publicKey }));
};

const toJson = (credential: Credential | null): unknown => {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('none', 'NotAllowedError');
  return credential.toJSON();
};

/** Why the browser gave no passkey, and what to do next; null where it was not the browser. */
export const passkeyFault = (error: Error): string | null => {
  if (!(error instanceof DOMException)) return null;
  switch (error.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'No passkey was used. Please try again, and confirm with your finger, face or PIN.';
    case 'InvalidStateError':
      return 'This device already has a passkey for your account.';
    case 'SecurityError':
      return 'Passkeys need the site’s own name in the address bar, not a number.';
    default:
      return 'Your browser could not use a passkey. Please try another one.';
  }
};
