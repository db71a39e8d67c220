import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { answerFailures } from '../http/answer-failures.ts';
import { usualBodies } from '../http/body-shares.ts';
import { boundCalls } from '../http/bound-calls.ts';
import { largeBodies } from '../http/large-bodies.ts';
import { takeUploads } from '../http/take-uploads.ts';
import { boundary, formBody } from '../testing/form-body.ts';
import { obedient, sharedJudges } from '../testing/shared-judges.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const judges = sharedJudges({ script: obedient });
const megabyte = 1024 * 1024;

it('A05 sixty callers who promise 12 MB and send a byte refuse nobody’s upload', async () => {
  const app = await startTestApp({ judges, env: { TRUST_PROXY: '127.0.0.1' } });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(url).port);
  for (let n = 0; n < 60; n += 1) {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const [path, type] =
      n % 2 ? ['email', 'application/json'] : ['email-file', `multipart/form-data; boundary=${boundary}`];
    socket.write(
      `POST /api/analyze/${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: ${type}\r\n` +
        `x-forwarded-for: 198.51.100.${n}\r\ncontent-length: ${n % 2 ? 12 * megabyte : 2 * megabyte}\r\n\r\n{`,
    );
    await once(socket, 'connect');
  }
  const form = formBody({ name: 'a.eml', content: `From: a@sender.example\n\n${'x'.repeat(megabyte)}` });
  const answer = await fetch(`${url}/api/analyze/email-file`, {
    method: 'POST',
    headers: { ...form.headers, 'x-forwarded-for': '203.0.113.9' },
    body: new Uint8Array(form.payload),
  });
  expect(answer.status).toBe(200);
});

it.each([
  ['a message', '/json', 'application/json', '{'],
  ['a file', '/file', `multipart/form-data; boundary=${boundary}`, `--${boundary}\r\n`],
])(
  'A05 a caller who stops in the middle of %s is told so and cut off',
  { timeout: 30_000 },
  async (_, path, type, begin) => {
    const app = Fastify({ bodyLimit: 12 * megabyte });
    answerFailures(app);
    boundCalls(app);
    const bodies = largeBodies({ ...usualBodies, graceMs: 100 });
    app.post('/json', bodies(12 * megabyte), async () => ({}));
    await app.register(async (uploads) => {
      const messages = { missing: '', wrongType: '', tooLarge: '' };
      await takeUploads(
        uploads,
        { field: 'file', maxBytes: megabyte, isAllowed: () => true, messages },
        bodies,
      );
      uploads.post('/file', async () => ({}));
    });
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    onTestFinished(() => app.close());
    const slow = connect(Number(port), '127.0.0.1');
    let heard = '';
    slow.on('data', (text) => {
      heard += text;
    });
    slow.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 1000000\r\n\r\n${begin}`,
    );
    await once(slow, 'close');
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(heard).toContain('"error":"too_slow"');
  },
);
