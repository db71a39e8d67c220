import { crc32, deflateSync } from 'node:zlib';
import { mailSource } from '../../engine/mail/parse/testing/mail-source.ts';

/** A black picture of so many pixels in a few kilobytes, as attackers draw it. No two numbers give the same file. */
export const vastPicture = (side: number, n = 0): Buffer => {
  const row = Math.ceil(side / 8) + 1;
  // Each row begins with the number of its filter: none.
  const pixels = Buffer.alloc(row * side);
  pixels.writeUInt32BE(n, 4);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit of grey.
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A message of less than a hundred kilobytes with ten such pictures: 490 million pixels. */
export const vastMail = (n = 0): string =>
  mailSource({
    headers: [`Subject: Holiday ${n}`, 'Received: from a.example by b.example'],
    text: 'Look at these pictures, and at https://photos.example/',
    files: Array.from({ length: 10 }, (_, at) => ({
      name: `${at}.png`,
      content: vastPicture(7000, n * 10 + at),
    })),
  });

const chunk = (name: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
};
