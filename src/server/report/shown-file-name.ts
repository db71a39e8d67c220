const maxLength = 200;

/** Characters that print nothing, or turn the order of others around: `photo\u202Egnp.exe` reads `photoexe.png`. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** A file's name as it may be kept and shown: without the folders it lay in, and nothing hidden in it. */
export const shownFileName = (name: string, otherwise: string): string => {
  const own = name.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const characters = [...own.replace(unseen, '').replace(/\s+/g, ' ').trim()];
  return characters.slice(0, maxLength).join('') || otherwise;
};
