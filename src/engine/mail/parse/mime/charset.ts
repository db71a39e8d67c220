import { decodeText } from '../../../text/decode-text.ts';

/** Names that mail programs use for encodings which decoders know by another name. */
const aliases: Record<string, string> = {
  'cp-850': 'windows-1252',
  cp932: 'shift_jis',
  'windows-932': 'shift_jis',
  cp936: 'gbk',
  'windows-936': 'gbk',
  cp949: 'euc-kr',
  cp950: 'big5',
  'x-gbk': 'gbk',
  'iso-8859-8-e': 'iso-8859-8',
  'iso-2022-jp-1': 'iso-2022-jp',
  'iso-2022-jp-2': 'iso-2022-jp',
  utf8mb4: 'utf-8',
  'utf-8mb4': 'utf-8',
  unicode: 'utf-8',
};

const maxLabel = 40;

/** Bytes as the character set they are said to be in; by their looks when it is unknown or plainly wrong. */
export const decodeAs = (bytes: Uint8Array, charset: string): string => {
  const label = charset.slice(0, maxLabel).trim().toLowerCase();
  // "ASCII" with other letters is any of a dozen encodings, most likely UTF-8.
  if (label === '' || /^(?:us-)?ascii$|^utf-?8$|^(?:unknown|x-unknown|default|binary)/.test(label))
    return decodeText(bytes);
  try {
    return new TextDecoder(Object.hasOwn(aliases, label) ? aliases[label] : label).decode(bytes);
  } catch {
    return decodeText(bytes);
  }
};

/** Encodings that are plain ASCII on the wire: their name stays true when the source was copied as text. */
export const isSevenBit = (charset: string): boolean => /^(?:iso-2022|hz|utf-7)/i.test(charset.trim());
