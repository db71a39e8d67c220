import { inspect } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { createEgress } from '../../lookups/egress.ts';
import { makeCertificate } from '../../lookups/testing/certificates.ts';
import { imapAccount, imapServer } from '../testing/imap-server.ts';
import { imapMailbox } from './imap-mailbox.ts';

const host = 'mail.hookwise.example';
const certificate = makeCertificate({ names: [host] });

const mailboxOf = async ({ password = imapAccount.password, allow = ['127.0.0.1'] } = {}) => {
  const imap = await imapServer({ certificate });
  const egress = createEgress({ allow, resolve: async () => ['127.0.0.1'] });
  onTestFinished(egress.close);
  const settings = { ...imapAccount, host, port: imap.port, isSecure: true, password };
  return { imap, mailbox: imapMailbox(settings, { egress, trusted: [certificate.pem], maxBytes: 1000 }) };
};
const { signal } = new AbortController();

it('reads mails that nobody has seen, and leaves them unseen until they are marked', async () => {
  const { imap, mailbox } = await mailboxOf();
  imap.deliver('Subject: one\r\n\r\nHi');
  imap.deliver(Buffer.alloc(1001, 'x'));
  const opened = await mailbox.open(signal);
  expect(await opened.unseen()).toEqual([1, 2]);
  expect(Buffer.from((await opened.read(1))?.bytes ?? []).toString()).toBe('Subject: one\r\n\r\nHi');
  expect(await opened.read(2)).toEqual({ id: 2, bytes: null });
  expect(await opened.read(3)).toBeNull();
  expect(imap.unseen()).toBe(2);
  await opened.markSeen(1);
  expect(await opened.unseen()).toEqual([2]);
  await opened.close();
  await expect.poll(imap.connections).toBe(0);
});

it('says that the password is refused, and neither it nor what the server said', async () => {
  const password = 'a-secret-of-tests';
  const { mailbox } = await mailboxOf({ password });
  const error = await mailbox.open(signal).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: 'the server refuses the user or the password' });
  expect(inspect(error, { depth: 9 })).not.toContain(password);
});

it('does not go around the guard', async () => {
  const { imap, mailbox } = await mailboxOf({ allow: [] });
  await expect(mailbox.open(signal)).rejects.toThrow('EgressRefused');
  expect(imap.connections()).toBe(0);
});
