/** The address of one of our workers, marked as trusted for browsers that enforce trusted types. */
export const trustedWorker = (address: string): string => {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: (known) => known });
  return policy ? policy.createScriptURL(address) : address;
};
