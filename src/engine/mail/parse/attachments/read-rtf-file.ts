import { cleanText } from '../../../text/clean-text.ts';
import { byteText } from '../bytes/byte-text.ts';
import { readRtf } from '../rtf-text.ts';
import { addressesInBytes } from './addresses-in-bytes.ts';
import { type FileContent, fileContent } from './file-content.ts';
import { maxText } from './limits.ts';

/** A text with formatting: its words and links, and the objects packed into it, which is how it attacks. */
export const readRtfFile = (bytes: Uint8Array): FileContent => {
  const source = byteText(bytes);
  const classes = [...source.matchAll(/\\objclass\s{0,3}([\w.]{1,60})/g)]
    .slice(0, 20)
    .map(([, name = '']) => name);
  const hasObject = /\\obj(?:data|emb|update|autlink|ocx|html)\b/.test(source);
  return fileContent({
    text: cleanText(readRtf(source).text.trim(), maxText),
    embeddedObjects: hasObject && classes.length === 0 ? ['object'] : classes,
    links: addressesInBytes(bytes),
  });
};
