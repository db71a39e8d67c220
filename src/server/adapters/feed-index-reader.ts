import { feedHashes, feedLineReader, listingKey } from '../../engine/index.ts';

/** The largest public lists have a million lines; anything beyond this is an attempt to fill the memory. */
const maxEntries = 2_000_000;
/** An endless line is cut: the reader would refuse it anyway. */
const maxRest = 64 * 1024;

/** Reads the text of one list, piece by piece, and sorts its hashes. */
export const feedIndexReader = (isPopular: (registrableDomain: string) => boolean) => {
  const readLine = feedLineReader();
  const decoder = new TextDecoder();
  const hashes = feedHashes();
  let rest = '';
  let junk = 0;

  const takeLine = (line: string) => {
    if (hashes.count() >= maxEntries) return;
    const names = readLine(line);
    if (names.length === 0 && /^\s*[^\s#!;/]/.test(line)) junk += 1;
    for (const name of names) {
      const key = listingKey(name, isPopular);
      if (key !== null) hashes.add(key);
    }
  };

  const takeText = (text: string) => {
    const lines = (rest + text).split('\n');
    rest = (lines.pop() ?? '').slice(0, maxRest);
    for (const line of lines) takeLine(line);
  };

  return {
    take: (chunk: Uint8Array) => takeText(decoder.decode(chunk, { stream: true })),
    finish: () => {
      takeText(decoder.decode());
      takeLine(rest);
      return { index: hashes.index(), junk };
    },
  };
};
