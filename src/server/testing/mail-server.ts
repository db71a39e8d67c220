import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { smtpMail } from '../adapters/mail.ts';

/** A mail server on loopback that can go away, come back at the same address, refuse, and hang up. */
export const mailServer = async () => {
  const received: string[] = [];
  const envelopes: { from: string; to: string[] }[] = [];
  let refuses = false;
  let hangsUp = false;
  let beforeMessage: (() => Promise<void>) | null = null;
  let beforeReply: (() => Promise<void>) | null = null;
  let server: SMTPServer | null = null;
  const sockets = new Set<Socket>();
  const start = (port: number) =>
    new Promise<number>((resolve) => {
      const started = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onRcptTo: (_address, _session, done) => {
          const work = beforeMessage;
          beforeMessage = null;
          if (work) return void work().finally(() => done());
          return done(refuses ? new Error('try later') : null);
        },
        onData: (stream, { envelope }, done) => {
          let source = '';
          stream.on('data', (chunk) => {
            source += chunk;
          });
          stream.on('end', () => {
            const { mailFrom, rcptTo } = envelope;
            envelopes.push({
              from: mailFrom ? mailFrom.address : '',
              to: rcptTo.map(({ address }) => address),
            });
            received.push(source);
            const work = beforeReply;
            beforeReply = null;
            if (work) return void work().finally(() => done());
            if (!hangsUp) return done();
            hangsUp = false;
            for (const socket of sockets) socket.destroy();
          });
        },
      });
      server = started;
      started.on('error', () => undefined);
      started.server.on('connection', (socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
      });
      started.listen(port, '127.0.0.1', () => resolve((started.server.address() as AddressInfo).port));
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (server) server.close(() => resolve());
      else resolve();
      server = null;
    });
  const port = await start(0);
  onTestFinished(stop);
  const url = `smtp://127.0.0.1:${port}`;
  const mail = smtpMail(url, 'no-reply@hookwise.example');
  onTestFinished(mail.close);
  return {
    url,
    received,
    /** Of each of them. */
    envelopes,
    send: mail.send,
    goAway: stop,
    comeBack: () => start(port),
    refuse: (yes: boolean) => {
      refuses = yes;
    },
    /** What is done when the next message is announced, before it is sent. */
    beforeMessage: (work: () => Promise<void>) => {
      beforeMessage = work;
    },
    /** What is done between the next message and the reply to it. */
    beforeReply: (work: () => Promise<void>) => {
      beforeReply = work;
    },
    /** Takes the next message whole and never says whether it will deliver it. */
    hangUpAfterNext: () => {
      hangsUp = true;
    },
  };
};
