import { defangHost, ownerOf } from '../../engine/index.ts';

/**
 * Undoes the defanging of the one address that the reader is told to type, where it stands for itself: brackets in it would
 * be typed too. Only of one that we know for a brand's own, because what is reported may come from anybody.
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
