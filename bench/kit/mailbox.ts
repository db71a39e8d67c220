import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that keeps what it is given, and reads the sign-in codes in it. */
export const startMailbox = async () => {
  const received: { to: string; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        for (const { address } of envelope.rcptTo) received.push({ to: address, source });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const of = (address: string) => received.filter(({ to }) => to === address);
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: (address: string) => of(address).length,
    /** Of the newest mail that has one: notices come between them. */
    newestCode: (address: string) =>
      of(address)
        .map((mail) => /\b\d{6}(?:\d{6})?\b(?=[^\d]*(?:\n|$))/m.exec(bodyOf(mail))?.[0] ?? '')
        .findLast((code) => code !== '') ?? '',
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

/** Headers hold numbers, too. */
const bodyOf = ({ source }: { source: string }) => source.split('\r\n\r\n').slice(1).join('\n');
