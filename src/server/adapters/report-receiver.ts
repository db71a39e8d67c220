import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import ipaddr from 'ipaddr.js';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { exemptAddress } from '../../lookups/allowed-address.ts';
import { type Brought, maxReportBytes } from '../reports/types.ts';

type Settings = {
  /** Of the mailbox: nobody else gets mail here. */
  address: string;
  host: string;
  port: number;
  /** Files in PEM; null: no STARTTLS. */
  tls: { certificate: string; key: string } | null;
  /** Addresses of front ends that begin each connection with the PROXY protocol. */
  frontEnds: readonly string[];
  /** Relays of the operator's own, as CIDRs. */
  relays: readonly string[];
  /** So many bytes of all mails that arrive at the same time are held. */
  mostInHand?: number;
};

type Needs = {
  /** Whether so much waits that no more is taken. */
  isFull: () => Promise<boolean>;
  /** Once it resolves, the mail is kept. */
  take: (brought: Brought) => Promise<void>;
  /** Whether somebody of this address may report at all. */
  isWelcome: (sender: string) => Promise<boolean>;
  /** One client may not keep all others out: its place, and how to give it back; null where it has too many. */
  takePlace: (client: string) => (() => void) | null;
  onFailure: (error: unknown) => void;
};

export const maxReportClients = 200;
const timeouts = { socketTimeout: 60_000, closeTimeout: 5000 };

/** A reply with a code of its own. */
const reply = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
const comeBack = () => reply(452, 'Too much mail is waiting here, please try again in a few minutes');

/** The mail server of the report mailbox: it takes mail for one address, and has stored what it confirms. */
export const reportReceiver = (
  { address, host, port, tls, frontEnds, relays, mostInHand = 200 * 1024 ** 2 }: Settings,
  needs: Needs,
) => {
  const { isFull, take, isWelcome, takePlace, onFailure } = needs;
  const places = new Map<string, () => void>();
  const isRelay = exemptAddress(relays);
  let inHand = 0;

  /**
   * The whole mail, or null where it is too large; it is read to its end all the same, as the protocol wants it.
   * Of a mail that there was no room for at any time, nothing is kept.
   */
  const read = async (stream: SMTPServerDataStream): Promise<Buffer | null> => {
    const pieces: Buffer[] = [];
    let [size, held, isRefused] = [0, 0, false];
    const drop = () => {
      inHand -= held;
      held = 0;
      pieces.length = 0;
    };
    try {
      for await (const piece of stream as AsyncIterable<Buffer>) {
        size += piece.length;
        isRefused ||= inHand + piece.length > mostInHand;
        if (isRefused || size > maxReportBytes) {
          drop();
          continue;
        }
        held += piece.length;
        inHand += piece.length;
        pieces.push(piece);
      }
      if (stream.sizeExceeded || size > maxReportBytes) return null;
      if (isRefused) throw comeBack();
      return Buffer.concat(pieces);
    } finally {
      drop();
    }
  };

  const keep = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> => {
    const bytes = await read(stream);
    if (!bytes) throw reply(552, 'This mail is larger than 25 MB');
    if (await isFull()) throw comeBack();
    const { mailFrom } = session.envelope;
    const client = plainAddress(session.remoteAddress);
    await take({
      via: 'smtp',
      bytes,
      sender: {
        address: (mailFrom ? mailFrom.address : '').toLowerCase(),
        client,
        helo: String(session.hostNameAppearsAs || ''),
        isTrusted: isRelay(client),
      },
    });
    return 'Thank you, your report was stored';
  };

  /** What is no reply of ours is our fault, and the client's server tries again. */
  const asReply = (error: unknown): Error => {
    if (error instanceof Error && 'responseCode' in error) return error;
    onFailure(error);
    return reply(451, 'Something went wrong here, please try again later');
  };
  const settle = <Value>(work: Promise<Value>, done: (error: Error | null, value?: Value) => void): void => {
    work.then(
      (value) => done(null, value),
      (error: unknown) => done(asReply(error)),
    );
  };

  const server = new SMTPServer({
    ...timeouts,
    name: address.slice(address.lastIndexOf('@') + 1),
    banner: 'report mailbox',
    size: maxReportBytes,
    maxClients: maxReportClients,
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    // No question to anybody's DNS for a name that we do not use.
    disableReverseLookup: true,
    logger: false,
    useProxy: [...frontEnds],
    ...(tls && {
      cert: readFileSync(tls.certificate),
      key: readFileSync(tls.key),
      minVersion: 'TLSv1.2' as const,
    }),
    onConnect: ({ id, remoteAddress }, done) => {
      const client = plainAddress(remoteAddress);
      const place = isRelay(client) ? () => undefined : takePlace(client);
      if (place) places.set(id, place);
      done(place ? null : reply(421, 'Too many connections from your address, please try again later'));
    },
    onClose: ({ id }) => {
      places.get(id)?.();
      places.delete(id);
    },
    onMailFrom: (_from, _session, done) => {
      settle(
        isFull().then((full) => {
          if (full) throw comeBack();
        }),
        done,
      );
    },
    onRcptTo: (to, session, done) => {
      const welcome = async () => {
        if (to.address.toLowerCase() !== address) throw reply(550, 'There is no such mailbox here');
        const { mailFrom } = session.envelope;
        if (!(await isWelcome(mailFrom ? mailFrom.address : '')))
          throw reply(550, 'This mailbox takes reports of people with an account alone');
      };
      settle(welcome(), done);
    },
    onData: (stream, session, done) => settle(keep(stream, session), done),
  });
  // Of single connections: clients that hang up.
  server.on('error', () => undefined);

  return {
    listen: async (): Promise<number> => {
      const listening = server.listen(port, host);
      await once(listening, 'listening');
      return (server.server.address() as AddressInfo).port;
    },
    close: () =>
      new Promise<void>((resolve) => {
        if (server.server.listening) server.close(() => resolve());
        else resolve();
      }),
  };
};

/** An IPv4 address is the same whether or not it arrives mapped into IPv6. */
const plainAddress = (address: string): string =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : '';
