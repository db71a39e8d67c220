import { compoundFile } from './compound-file.ts';

type Draft = {
  /** Texts by the number of their property: `0037` is the subject. */
  texts?: Record<string, string>;
  binaries?: Record<string, Uint8Array>;
  files?: (Omit<Draft, 'files'> & { message?: Draft })[];
  recipients?: Omit<Draft, 'files'>[];
};

/** An Outlook message (MS-OXMSG): every property in a stream of its own, attachments and recipients in folders. */
export const outlookMessage = (draft: Draft): Uint8Array => compoundFile(streamsOf(draft, '/', 32));

const streamsOf = (
  { texts = {}, binaries = {}, files = [], recipients = [] }: Draft,
  folder: string,
  header: number,
) => {
  const streams: Record<string, Uint8Array> = {
    [`${folder}__properties_version1.0`]: new Uint8Array(header),
  };
  for (const [tag, text] of Object.entries(texts))
    streams[`${folder}__substg1.0_${tag}001F`] = Buffer.from(text, 'utf16le');
  for (const [tag, bytes] of Object.entries(binaries)) streams[`${folder}__substg1.0_${tag}0102`] = bytes;
  const number = (i: number) => i.toString(16).toUpperCase().padStart(8, '0');
  recipients.forEach((one, i) => {
    Object.assign(streams, streamsOf(one, `${folder}__recip_version1.0_#${number(i)}/`, 8));
  });
  files.forEach(({ message, ...one }, i) => {
    const place = `${folder}__attach_version1.0_#${number(i)}/`;
    Object.assign(streams, streamsOf(one, place, 8));
    if (message) Object.assign(streams, streamsOf(message, `${place}__substg1.0_3701000D/`, 24));
  });
  return streams;
};

/** RTF in the uncompressed form of MS-OXRTFCP. */
export const packedRtf = (rtf: string): Uint8Array => {
  const content = Buffer.from(rtf, 'latin1');
  const header = Buffer.alloc(16);
  header.writeUInt32LE(content.length + 12, 0);
  header.writeUInt32LE(content.length, 4);
  header.write('MELA', 8, 'latin1');
  return Buffer.concat([header, content]);
};
