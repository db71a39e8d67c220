import { expect, it } from 'vitest';
import { sampleMails } from '../mails/sample-mails.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const secret = 'thirty-two characters and some more for tests';
const production = { NODE_ENV: 'production', SESSION_SECRET: secret, CONTENT_KEY: secret };

it('shows every mail while developing', async () => {
  const app = await startTestApp();
  const list = await app.inject('/mails');
  expect([list.statusCode, list.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const name of Object.keys(sampleMails)) {
    expect(list.body).toContain(`src="/mails/${name}"`);
    const shown = await app.inject(`/mails/${name}`);
    expect(shown.statusCode, name).toBe(200);
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  }
  for (const name of ['nothing', 'constructor', '__proto__'])
    expect((await app.inject(`/mails/${name}`)).statusCode, name).toBe(404);
});

it('shows none in production', async () => {
  for (const env of [production, { SMTP_URL: 'smtp://127.0.0.1:1' }]) {
    const app = await startTestApp({ env });
    for (const path of ['/mails', '/mails/', '/mails/welcome'])
      expect((await app.inject(path)).statusCode, path).toBe(404);
  }
});
