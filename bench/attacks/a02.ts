import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { documentOf, mailSource } from '../../src/server/testing/index.ts';
import type { Attack } from '../kit/attack.ts';
import { fileCheck, mailCheck, pictureCheck } from '../kit/callers.ts';
import { drawnPictures } from '../kit/inputs.ts';
import { familyOf } from '../kit/servers.ts';

const submissions = 1000;
const atOnce = 2;
const native = /\S*(?:libvips|libheif|onnxruntime|sharp)\S*\.(?:so|node)\S*/g;

const kinds = ['png', 'jpeg', 'webp', 'gif', 'tiff', 'avif'] as const;
const pictures = await drawnPictures(6);
const mails = await Promise.all(
  pictures.map(async (picture, n) => {
    const kind = kinds[n] ?? 'png';
    const small = sharp(picture).resize({ width: 480 });
    return mailSource({
      headers: [`Subject: Scan ${n}`],
      text: 'Please see what is attached.',
      files: [
        { name: `a.${kind}`, content: await small.clone().toFormat(kind).toBuffer() },
        ...(n % 2
          ? [{ name: 'a.pdf', content: documentOf(await sharp(picture).resize(400, 300).jpeg().toBuffer()) }]
          : []),
      ],
    });
  }),
);

const librariesOf = (pid: number) => [
  ...new Set(
    [...readFileSync(`/proc/${pid}/maps`, 'utf8').matchAll(native)].map(
      ([path]) => path.split('/').at(-1) ?? path,
    ),
  ),
];

let isDone = false;

export const attack = {
  what: `${submissions.toLocaleString('en')} messages, files and pictures: which native libraries are in the server’s process?`,
  others: (server) => mailCheck(server, ['Hello, see you at six.']),
  othersPerSecond: 1,
  warmUp: async (server) => {
    for (let n = 0; n < 6; n += 1) {
      await mailCheck(server, mails)(1_000_000 + n);
      await pictureCheck(server, pictures)(1_000_100 + n);
    }
  },
  run: async ({ server, gain }) => {
    const [mail, file, picture] = [
      mailCheck(server, mails),
      fileCheck(server, mails),
      pictureCheck(server, pictures),
    ];
    let next = 0;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next < submissions) {
          next += 1;
          const n = next;
          const call = n % 10 === 0 ? picture : n % 2 ? mail : file;
          const answer = await call(2_000_000 + n);
          gain(answer.status);
          // As the answer asks.
          if (answer.status === 503) await setTimeout(1000);
        }
      }),
    );
    isDone = true;
  },
  look: async ({ pid }) => {
    const [server = pid, ...readers] = familyOf(pid);
    const own = librariesOf(server);
    const theirs = [...new Set(readers.flatMap(librariesOf))];
    return {
      seen: `in the server: ${own.join(', ') || 'none'}; in its ${readers.length} readers: ${theirs.join(', ') || 'none'}`,
      isHeld: isDone && own.length === 0,
    };
  },
} satisfies Attack;
