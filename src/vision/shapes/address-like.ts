/** A line that could stand in an address bar: a host or a whole address, and next to nothing else. */
export const isAddressLike = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  if (words.length > 5 || text.includes('@')) return false;
  return words.some((word) => /^(?:https?:?\/\/\S+|(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/:?]\S*)?)$/iu.test(word));
};
