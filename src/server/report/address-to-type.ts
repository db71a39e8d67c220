import { defangHost, ownerOf } from '../../engine/index.ts';

/**
 * Undoes the defanging of the one address that the reader should type, where it stands alone: brackets in it would be typed
 * too. Only for an address known as a brand's own, because an attacker may have submitted the result.
 */
export const addressToType = (safeAddress: string): ((shown: string) => string) => {
  const address = safeAddress.toLowerCase();
  if (ownerOf(address) === null) return (shown) => shown;
  const defanged = defangHost(address);
  return (shown) =>
    shown.replace(/\S+/g, (word) => {
      const bare = word.replace(/[.,;:]$/, '');
      return bare === defanged ? address + word.slice(bare.length) : word;
    });
};
