import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPicture } from './open-picture.ts';
import { pictureHeader } from './picture-header.ts';
import { PictureRefused } from './picture-refused.ts';
import { plainPng } from './plain-png.ts';
import {
  gifOfFrames,
  packedBomb,
  pngCarrying,
  pngOfTooMuch,
  tiffInCircle,
} from './testing/hostile-pictures.ts';

const megabyte = 1024 * 1024;
const profile = (packed: Buffer) => Buffer.concat([Buffer.from('p\0\0'), packed]);

/** What becomes of a file: its size, or why it was refused. Any other error is a bug of ours. */
const outcomeOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    const { width, height } = await openPicture(bytes);
    return `${width} × ${height}`;
  } catch (error) {
    if (error instanceof PictureRefused) return error.reason;
    throw error;
  }
};

describe('S45 a picture that carries a bomb', () => {
  let bomb: Buffer;
  beforeAll(() => {
    bomb = packedBomb();
  });

  const carriers: [string, (packed: Buffer) => Uint8Array][] = [
    ['a text', (packed) => pngCarrying(['zTXt', profile(packed)])],
    [
      'a hundred texts',
      (packed) => pngCarrying(...new Array<['zTXt', Buffer]>(40).fill(['zTXt', profile(packed)])),
    ],
    [
      'a text in another language',
      (packed) => pngCarrying(['iTXt', Buffer.concat([Buffer.from('k\0\x01\0\0\0', 'latin1'), packed])]),
    ],
    ['a profile of colours', (packed) => pngCarrying(['iCCP', profile(packed)])],
    ['more pixels than it says', (packed) => pngOfTooMuch(packed)],
    [
      'a hundred thousand chunks',
      () => pngCarrying(...new Array<['tEXt', Buffer]>(100_000).fill(['tEXt', Buffer.from('a\0b')])),
    ],
    [
      'a chunk that claims to be endless',
      () => Buffer.from(pngCarrying(['zTXt', Buffer.alloc(9)])).fill(0xff, 33, 37),
    ],
  ];
  it.each(carriers)('as %s is shown or refused, and takes no memory', async (_, make) => {
    const bytes = make(bomb);
    expect(bytes.length).toBeLessThan(10 * megabyte);
    const before = process.memoryUsage.rss();
    expect(['10 × 10', 'unreadable', 'too-large']).toContain(await outcomeOf(bytes));
    expect((process.memoryUsage.rss() - before) / megabyte).toBeLessThan(300);
  });

  it('as texts is shown all the same, and each of them is left out before it is unpacked', async () => {
    const files = (['zTXt', 'iTXt', 'tEXt', 'fdAT', 'unKn'] as const).map((type) =>
      pngCarrying([type, profile(bomb)]),
    );
    for (const bytes of files) {
      expect(await outcomeOf(bytes)).toBe('10 × 10');
      expect(plainPng(bytes)).toEqual(pngCarrying());
    }
    expect(plainPng(pngCarrying(['eXIf', Buffer.alloc(4)]))).toEqual(pngCarrying(['eXIf', Buffer.alloc(4)]));
  });

  it('of frames is refused by their number, or shown as its first', async () => {
    expect(await outcomeOf(gifOfFrames(6000))).toBe('too-large');
    expect(await outcomeOf(gifOfFrames(4000))).toBe('1 × 1');
    const control = Buffer.alloc(8);
    control.writeUInt32BE(2 ** 31 - 1);
    expect(await outcomeOf(pngCarrying(['acTL', control], ['fcTL', Buffer.alloc(26)]))).toMatch(
      /^10 × 10$|^unreadable$/,
    );
  });

  it('of directories in a circle comes to an end', async () => {
    expect(['unreadable', 'too-large', '10 × 10']).toContain(await outcomeOf(tiffInCircle()));
  });
});

describe('S45 a file that is two things', () => {
  const tinyZip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
  const script = Buffer.from('*/=1;alert(document.domain)//<script>alert(1)</script>');
  const jpegWithComment = (jpeg: Buffer, comment: Buffer) => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(comment.length + 2);
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, jpeg.subarray(2)]);
  };
  const small = () => sharp({ create: { width: 20, height: 10, channels: 3, background: '#336699' } });

  it('and one of them a picture, is that picture: nothing else in it is read', async () => {
    const [png, jpeg, gif] = [
      await small().png().toBuffer(),
      await small().jpeg().toBuffer(),
      await small().gif().toBuffer(),
    ];
    const files: [string, Buffer][] = [
      ['GIF and script', Buffer.concat([gif, script])],
      ['PNG and archive', Buffer.concat([png, tinyZip])],
      ['PNG and page', Buffer.from(pngCarrying(['tEXt', Buffer.from('a\0<html><script>alert(1)</script>')]))],
      [
        'JPEG and PDF',
        jpegWithComment(jpeg, Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>')),
      ],
      ['JPEG and program', jpegWithComment(jpeg, script)],
      ['JPEG and JPEG', Buffer.concat([jpeg, jpeg])],
    ];
    for (const [what, bytes] of files) expect(await outcomeOf(bytes), what).toMatch(/^(?:20|10) × 10$/);
  });

  it('and the picture only behind something else, is none', async () => {
    const png = await small().png().toBuffer();
    const beginnings = [
      '%PDF-1.7\n',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '\ufeff<?xml version="1.0"?><svg>',
      'PK\x03\x04',
      '#!/bin/sh\n',
      ' ',
      '\0',
    ];
    for (const beginning of beginnings)
      expect(await outcomeOf(Buffer.concat([Buffer.from(beginning), png])), beginning).toBe('not-an-image');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
    for (const hidden of [
      gzipSync(svg),
      deflateSync(svg),
      Buffer.from(svg, 'utf16le'),
      Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg}`),
    ])
      expect(await outcomeOf(hidden)).toBe('not-an-image');
  });
});

describe('S45 any bytes', () => {
  const beginnings = [
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff',
    'GIF89a',
    'RIFF....WEBP',
    'BM',
    'II*\0',
    'MM\0*',
    '\0\0\0\x18ftypavif',
    '\xff\x0a',
  ];
  it('behind any beginning are a picture or refused, and the header comes to an end', async () => {
    const file = fc
      .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 200 }), fc.nat(3))
      .map(([beginning, rest, times]) =>
        Buffer.concat([
          Buffer.from(beginning, 'latin1'),
          ...new Array<Uint8Array>(1 + times * 20).fill(rest),
        ]),
      );
    await fc.assert(
      fc.asyncProperty(file, async (bytes) => {
        pictureHeader(bytes);
        await outcomeOf(bytes);
      }),
      { numRuns: 250 },
    );
  });
});
