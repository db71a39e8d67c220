import { expect, it } from 'vitest';
import { mailServer } from '../testing/mail-server.ts';
import { killed, post } from '../testing/server-process.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';

const message = (text: string) => ({ name: 'Ana', email: 'ana@example.com', message: text });

it('R01 a server that is killed between sending a mail and noting it leaves it sent once', async () => {
  const mail = await mailServer();
  const env = {
    DATA_DIR: makeFolder(),
    SMTP_URL: mail.url,
    NODE_ENV: 'development',
    LOOKUPS: 'off',
    LOG_LEVEL: 'silent',
  };
  const dies = await startServer(env);
  mail.beforeReply(() => killed(dies));
  // The call itself may be cut off: what counts is what the mail server was given.
  await post(`${dies.url}/api/contact/sales`, message('The first message.')).catch(() => null);
  await expect.poll(() => mail.received).toHaveLength(1);
  await expect.poll(() => dies.child.signalCode).toBe('SIGKILL');

  const next = await startServer(env);
  await post(`${next.url}/api/contact/support`, { ...message(''), problem: 'The second message.' });
  await expect
    .poll(() => mail.received.filter((source) => source.includes('The second message.')))
    .toHaveLength(1);
  const firsts = mail.received.filter((source) => source.includes('The first message.'));
  expect(firsts).toHaveLength(1);
});
