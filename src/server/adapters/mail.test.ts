import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { signInMail } from '../mails/code-mails.ts';
import { renderMail } from '../mails/render-mail.ts';
import { mailServer } from '../testing/mail-server.ts';
import { consoleMail, MailInDoubt, mailFailure, smtpMail } from './mail.ts';

/** A real mail server on loopback that keeps what it is given. */
const startMailServer = async (options: { refuses?: boolean } = {}) => {
  const received: { to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(options.refuses ? new Error('no such user') : null),
    onData: (stream, session, done) => {
      let source = '';
      stream.on('data', (chunk) => {
        source += chunk;
      });
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
};

const codeTo = (to: string) => ({
  to,
  ...renderMail(signInMail('042917', { minutes: 10, wrongTries: 0 })),
});

it('delivers a code in a text and an HTML part over SMTP', async () => {
  const { url, received } = await startMailServer();
  const mail = smtpMail(url, 'Hookwise <no-reply@hookwise.example>');
  onTestFinished(mail.close);
  await mail.send({ ...codeTo('ana@example.com'), id: 'an-id' });
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['ana@example.com']);
  const source = received[0]?.source ?? '';
  expect(source).toContain('From: Hookwise <no-reply@hookwise.example>');
  expect(source).toContain('Message-ID: <an-id@hookwise.example>');
  expect(source).toContain('Subject: Your Hookwise verification code');
  expect(source).toMatch(/Content-Type: text\/plain.*042917.*Content-Type: text\/html.*042917/s);
});

it('fails when the mail server refuses the message or is not there', async () => {
  const { url } = await startMailServer({ refuses: true });
  const refused = smtpMail(url, 'no-reply@hookwise.example');
  onTestFinished(refused.close);
  await expect(refused.send(codeTo('ana@example.com'))).rejects.toThrow('no such user');
  const unreachable = smtpMail('smtp://127.0.0.1:1', 'no-reply@hookwise.example');
  onTestFinished(unreachable.close);
  await expect(unreachable.send(codeTo('ana@example.com'))).rejects.toThrow('ECONNREFUSED');
});

it('does not log the recipient of a refused message', async () => {
  const { url } = await startMailServer({ refuses: true });
  const mail = smtpMail(url, 'no-reply@hookwise.example');
  onTestFinished(mail.close);
  const error = await mail.send(codeTo('marker@example.com')).catch((refusal: unknown) => refusal);
  expect(mailFailure(error)).toMatchObject({ mailError: 'EENVELOPE', responseCode: 550 });
  expect(JSON.stringify(mailFailure(error))).not.toMatch(/marker|042917/);
});

it('prints the whole message on the console in development', async () => {
  const printed: string[] = [];
  await consoleMail((text) => printed.push(text))(codeTo('ana@example.com'));
  expect(printed.join('')).toContain('Your verification code is 042917');
});

it('sends nothing where the last step before the end of a message fails, and the next message is sent', async () => {
  const server = await mailServer();
  const stopped = server.send(codeTo('ana@example.com'), async () => {
    throw new Error('not ours any more');
  });
  await expect(stopped).rejects.toThrow('not ours any more');
  await expect(stopped).rejects.not.toBeInstanceOf(MailInDoubt);
  await server.send(codeTo('bo@example.com'), async () => expect(server.received).toEqual([]));
  expect(server.envelopes.map(({ to }) => to)).toEqual([['bo@example.com']]);
});

it('is in doubt about a message that the server has had without a reply, and about no other', async () => {
  const server = await mailServer();
  server.hangUpAfterNext();
  const error = await server.send(codeTo('ana@example.com')).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(MailInDoubt);
  expect(server.received).toHaveLength(1);
  expect(mailFailure(error)).toMatchObject({ isInDoubt: true });
  await server.goAway();
  await expect(server.send(codeTo('ana@example.com'))).rejects.not.toBeInstanceOf(MailInDoubt);
});
