/** Windows code pages under the names that decoders know them by. */
const labels: Record<number, string> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  20127: 'windows-1252',
  20866: 'koi8-r',
  21866: 'koi8-u',
  28592: 'iso-8859-2',
  28595: 'iso-8859-5',
  28597: 'iso-8859-7',
  50220: 'iso-2022-jp',
  51932: 'euc-jp',
  54936: 'gb18030',
  65001: 'utf-8',
};

/** Decodes bytes of a Windows code page; an unknown one is read as Western European. */
export const decoderFor = (codePage: number): ((bytes: Uint8Array) => string) => {
  const isWindows = codePage >= 1250 && codePage <= 1258;
  const label = isWindows ? `windows-${codePage}` : (labels[codePage] ?? 'windows-1252');
  const decoder = new TextDecoder(label);
  return (bytes) => decoder.decode(bytes);
};
