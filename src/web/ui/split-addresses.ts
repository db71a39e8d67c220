/** Addresses are shown defanged, so that nothing can be opened by accident: `hxxps://name[.]example/path`. */
const defanged = /hxxps?:\/\/|\[\.\]/i;
const closing = new Set('.,;:!?)>"\'’”');

export type AddressPiece = { text: string; isAddress: boolean };

/**
 * Separates the addresses in a text from the words around them. Word by word and without backtracking: a message that
 * is a single long word could keep one pattern over the whole text busy for minutes.
 */
export const splitAddresses = (text: string): AddressPiece[] => {
  const pieces: AddressPiece[] = [];
  const add = (piece: string, isAddress: boolean) => {
    const last = pieces.at(-1);
    if (last && !last.isAddress && !isAddress) last.text += piece;
    else if (piece !== '') pieces.push({ text: piece, isAddress });
  };
  for (const word of text.split(/(\s+)/)) {
    if (!defanged.test(word)) {
      add(word, false);
      continue;
    }
    let end = word.length;
    while (end > 1 && closing.has(word[end - 1] ?? '')) end -= 1;
    add(word.slice(0, end), true);
    add(word.slice(end), false);
  }
  return pieces;
};
