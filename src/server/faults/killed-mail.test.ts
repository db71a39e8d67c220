import { expect, it } from 'vitest';
import { mailServer } from '../testing/mail-server.ts';
import { killed, post } from '../testing/server-process.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';

const message = (text: string) => ({ name: 'Ana', email: 'ana@example.com', message: text });

const killedWhile = async (moment: 'beforeMessage' | 'beforeReply') => {
  const mail = await mailServer();
  const env = {
    DATA_DIR: makeFolder(),
    SMTP_URL: mail.url,
    NODE_ENV: 'development',
    LOOKUPS: 'off',
    LOG_LEVEL: 'silent',
  };
  const dies = await startServer(env);
  mail[moment](() => killed(dies));
  // The call itself may be cut off: what counts is what the mail server was given.
  await post(`${dies.url}/api/contact/sales`, message('The first message.')).catch(() => null);
  await expect.poll(() => dies.child.signalCode).toBe('SIGKILL');
  const next = await startServer(env);
  const of = (text: string) => mail.received.filter((source) => source.includes(text));
  return { next, of };
};

it('R01 a server that is killed while it sends a mail leaves it to the next, which sends it once', async () => {
  const { of } = await killedWhile('beforeMessage');
  await expect.poll(() => of('The first message.'), { timeout: 30_000 }).toHaveLength(1);
});

it('R01 a server that is killed between sending a mail and noting it leaves it sent once', async () => {
  const { next, of } = await killedWhile('beforeReply');
  await post(`${next.url}/api/contact/support`, { ...message(''), problem: 'The second message.' });
  await expect.poll(() => of('The second message.'), { timeout: 30_000 }).toHaveLength(1);
  expect(of('The first message.')).toHaveLength(1);
});
