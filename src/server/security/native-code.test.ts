import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { mailSource } from '../../engine/mail/parse/testing/mail-source.ts';
import { documentOf } from '../testing/document.ts';
import { formBody } from '../testing/form-body.ts';
import { pictureForm } from '../testing/pictures.ts';
import { postPatiently, uploadPatiently } from '../testing/server-process.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';

const nativeLibraries = /libvips|libheif|onnxruntime|sharp-[a-z]+-/;

const childrenOf = (pid: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      const status = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) === pid;
    })
    .map(Number);
const mapsOf = (pid: number) => readFileSync(`/proc/${pid}/maps`, 'utf8');
const environmentOf = (pid: number) =>
  readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').filter(Boolean);

it.runIf(process.platform === 'linux')(
  'A02 no decoder or model is in the server’s own process, whatever it was sent, and its readers know no secret',
  { timeout: 180_000 },
  async () => {
    const server = await startServer({
      DATA_DIR: makeFolder(),
      LOOKUPS: 'off',
      LOG_LEVEL: 'error',
      GUEST_DAILY_LIMIT: '100',
      SESSION_SECRET: 'a secret that no reader may know, of forty characters',
    });
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#ffffff' } })
      .jpeg()
      .toBuffer();
    const files = ['png', 'jpeg', 'webp', 'avif', 'gif', 'tiff'] as const;
    const pictures = await Promise.all(files.map((kind) => sharp(picture).toFormat(kind).toBuffer()));
    const source = mailSource({
      headers: ['Subject: Photos'],
      html: `<p>Look</p><img src="data:image/png;base64,${pictures[0]?.toString('base64')}">`,
      files: [
        ...pictures.map((content, n) => ({ name: `${n}.${files[n]}`, content })),
        { name: 'a.pdf', content: documentOf(picture) },
      ],
    });
    const mailForm = formBody({ name: 'mail.eml', content: source });
    const answers: number[] = [];
    const pictureFile = pictureForm(pictures[0] ?? '');
    for (const [path, form] of [
      ['email-file', mailForm],
      ['screenshot', pictureFile],
    ] as const) {
      answers.push((await uploadPatiently(`${server.url}/api/analyze/${path}`, form)).status);
    }
    answers.push((await postPatiently(`${server.url}/api/analyze/email`, { content: source })).status);
    expect(answers).toEqual([200, 200, 200]);

    const pid = server.child.pid ?? 0;
    expect(mapsOf(pid)).not.toMatch(nativeLibraries);
    const readers = childrenOf(pid);
    expect(readers).toHaveLength(2);
    for (const reader of readers) {
      expect(mapsOf(reader)).toMatch(nativeLibraries);
      // How it keeps memory, and the pipe to the server.
      expect(environmentOf(reader).filter((line) => !/^(?:MALLOC|NODE_CHANNEL)_/.test(line))).toEqual([]);
    }
  },
);
