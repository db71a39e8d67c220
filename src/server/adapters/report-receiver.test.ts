import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeCertificate } from '../../lookups/testing/certificates.ts';
import { type Brought, maxReportBytes } from '../reports/types.ts';
import { bring, mailbox } from '../testing/report-mail.ts';
import { makeFolder } from '../testing/start-server.ts';
import { reportReceiver } from './report-receiver.ts';

type Settings = Partial<Parameters<typeof reportReceiver>[0]>;
type Needs = Partial<Parameters<typeof reportReceiver>[1]>;

const started = async (settings: Settings = {}, needs: Needs = {}) => {
  const taken: Brought[] = [];
  const failures: unknown[] = [];
  const receiver = reportReceiver(
    { address: mailbox, host: '127.0.0.1', port: 0, tls: null, frontEnds: [], relays: [], ...settings },
    {
      isFull: async () => false,
      take: async (brought) => void taken.push(brought),
      isWelcome: async () => true,
      takePlace: () => () => undefined,
      onFailure: (error) => failures.push(error),
      ...needs,
    },
  );
  const port = await receiver.listen();
  onTestFinished(receiver.close);
  return { port, taken, failures };
};

/** Says these lines one after the other, each after the reply to the one before it. */
const dialogue = async (port: number, lines: readonly string[], first = ''): Promise<string[]> => {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const replies: string[] = [];
  let text = '';
  let isClosed = false;
  socket.on('data', (piece) => {
    text += piece.toString();
  });
  const closed = once(socket, 'close').then(() => {
    isClosed = true;
  });
  const replied = async () => {
    while (!/^\d{3} .*\r\n$/m.test(text) && !isClosed) await Promise.race([once(socket, 'data'), closed]);
    replies.push(text.trimEnd());
    text = '';
  };
  if (first) socket.write(first);
  await replied();
  for (const line of lines) {
    socket.write(`${line}\r\n`);
    await replied();
  }
  return replies;
};

/** A mail of which pieces arrive one by one. */
const openLetter = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const reply = async () => String((await once(socket, 'data'))[0]);
  await reply();
  for (const line of [
    'HELO mx.company.example',
    'MAIL FROM:<maya@company.example>',
    `RCPT TO:<${mailbox}>`,
    'DATA',
  ]) {
    socket.write(`${line}\r\n`);
    await reply();
  }
  return {
    write: async (piece: string) => {
      socket.write(piece);
      // The server, in this process, reads it before it reads what another connection brings later.
      for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
    },
    end: async () => {
      socket.write('.\r\n');
      return reply();
    },
    leave: () => socket.destroy(),
  };
};

const letter = 'From: maya@company.example\r\nSubject: Hello\r\n\r\nHello\r\n';

describe('the receiver of reports', () => {
  it('stores a mail before it says so', async () => {
    let isStored = false;
    const { port } = await started(
      {},
      {
        take: async () => {
          await new Promise((resolve) => setTimeout(resolve, 50));
          isStored = true;
        },
      },
    );
    await bring(port, letter);
    expect(isStored).toBe(true);
  });

  it('notes the envelope and the client', async () => {
    const { port, taken } = await started();
    await bring(port, letter, { from: 'Maya@Company.example' });
    expect(taken).toMatchObject([
      {
        via: 'smtp',
        sender: {
          address: 'maya@company.example',
          client: '127.0.0.1',
          helo: 'mx.company.example',
          isTrusted: false,
        },
      },
    ]);
    expect(Buffer.from(taken[0]?.bytes ?? []).toString()).toBe(letter);
  });

  it('takes mail for its own address alone', async () => {
    const { port, taken } = await started();
    await bring(port, letter, { to: 'REPORT@hookwise.example' });
    await expect(bring(port, letter, { to: 'sales@hookwise.example' })).rejects.toMatchObject({
      responseCode: 550,
    });
    expect(taken).toHaveLength(1);
  });

  it('refuses strangers where they are not welcome', async () => {
    const { port } = await started({}, { isWelcome: async (sender) => sender === 'bo@company.example' });
    await bring(port, letter, { from: 'bo@company.example' });
    await expect(bring(port, letter)).rejects.toMatchObject({ responseCode: 550 });
  });

  it('takes 25 MB, and says 552 to more, whether or not it was announced', async () => {
    const { port, taken } = await started();
    const head = 'From: maya@company.example\r\n\r\n';
    const line = `${'x'.repeat(76)}\r\n`;
    const ofSize = (size: number) => head + line.repeat(Math.floor((size - head.length) / line.length));
    await bring(port, ofSize(maxReportBytes));
    expect(taken[0]?.bytes.length).toBeGreaterThan(maxReportBytes - 100);
    await expect(bring(port, ofSize(maxReportBytes + 200))).rejects.toMatchObject({ responseCode: 552 });
    const announced = await dialogue(port, [
      'EHLO mx.company.example',
      `MAIL FROM:<maya@company.example> SIZE=${maxReportBytes + 1}`,
    ]);
    expect(announced.at(-1)).toMatch(/^552 /);
    expect(taken).toHaveLength(1);
  }, 60_000);

  it('tells others to come back when too much waits, or the database is away', async () => {
    const full = await started({}, { isFull: async () => true });
    await expect(bring(full.port, letter)).rejects.toMatchObject({ responseCode: 452 });
    const broken = await started({}, { take: () => Promise.reject(new Error('the database is away')) });
    await expect(bring(broken.port, letter)).rejects.toMatchObject({ responseCode: 451 });
    expect(broken.failures).toHaveLength(1);
  });

  it('has a place for a client again once one of its connections has ended, and always for its own relay', async () => {
    let free = 1;
    const takePlace = () => {
      if (free === 0) return null;
      free -= 1;
      return () => {
        free += 1;
      };
    };
    const { port } = await started({}, { takePlace });
    const first = await openLetter(port);
    expect(await dialogue(port, [])).toEqual([
      '421 Too many connections from your address, please try again later',
    ]);
    expect(await first.end()).toMatch(/^250 /);
    first.leave();
    await expect.poll(() => free).toBe(1);
    await bring(port, letter);
    const relayed = await started({ relays: ['127.0.0.1/32'] }, { takePlace: () => null });
    await bring(relayed.port, letter);
  });

  it('keeps no part of a mail that there was no room for while it arrived', async () => {
    const { port, taken } = await started({ mostInHand: 300_000 });
    const half = `${'x'.repeat(76)}\r\n`.repeat(2000);
    const [first, second] = [await openLetter(port), await openLetter(port)];
    await first.write(half);
    await second.write(half);
    expect(await second.end(), 'the one that did not fit').toMatch(/^452 /);
    expect(await first.end()).toMatch(/^250 /);
    expect(taken.map(({ bytes }) => bytes.length)).toEqual([half.length]);
    // What was in hand is given back.
    const third = await openLetter(port);
    await third.write(half);
    expect(await third.end()).toMatch(/^250 /);
  });

  it('offers STARTTLS with a certificate, and not without', async () => {
    const plain = await started();
    const [, offered = ''] = await dialogue(plain.port, ['EHLO mx.company.example']);
    expect(offered).not.toMatch(/STARTTLS|AUTH/);
    const folder = makeFolder();
    const { pem, key } = makeCertificate({
      names: ['hookwise.example'],
      from: new Date('2020-01-01'),
      to: new Date('2049-12-31'),
    });
    writeFileSync(join(folder, 'cert.pem'), pem);
    writeFileSync(join(folder, 'key.pem'), key.export({ type: 'pkcs8', format: 'pem' }));
    const { port, taken } = await started({
      tls: { certificate: join(folder, 'cert.pem'), key: join(folder, 'key.pem') },
    });
    const transport = createTransport({
      host: '127.0.0.1',
      port,
      requireTLS: true,
      tls: { rejectUnauthorized: false },
    });
    onTestFinished(() => transport.close());
    await transport.sendMail({ envelope: { from: 'maya@company.example', to: mailbox }, raw: letter });
    expect(taken).toHaveLength(1);
  });

  it('takes the client’s address from a front end by the PROXY protocol, and from nobody else', async () => {
    const lines = [
      'EHLO mx.company.example',
      'MAIL FROM:<maya@company.example>',
      `RCPT TO:<${mailbox}>`,
      'DATA',
      `${letter}.`,
    ];
    const proxy = 'PROXY TCP4 192.0.2.7 127.0.0.1 40000 25\r\n';
    const behind = await started({ frontEnds: ['127.0.0.1'], relays: ['192.0.2.0/24'] });
    const replies = await dialogue(behind.port, lines, proxy);
    expect(replies.at(-1)).toMatch(/^250 /);
    expect(behind.taken[0]?.sender).toMatchObject({ client: '192.0.2.7', isTrusted: true });
    const alone = await started();
    const refused = await dialogue(alone.port, lines, proxy);
    expect(refused.join('\n')).not.toMatch(/^250 .*stored/m);
    expect(alone.taken.filter(({ sender }) => sender.client !== '127.0.0.1')).toEqual([]);
  });
});
