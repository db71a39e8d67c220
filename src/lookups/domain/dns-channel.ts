import { randomInt } from 'node:crypto';
import { createSocket, type Socket as DatagramSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, isIPv6, type Socket } from 'node:net';
import { Unreadable } from '../attempt.ts';
import {
  type Asked,
  type DnsMessage,
  encodeQuestion,
  isTruncated,
  type Question,
  readAnswer,
} from './dns-message.ts';

/** Null: no server can hold such a name. Throws where there was no answer. */
export type AskChannel = (question: Question) => Promise<DnsMessage | null>;

type Needs = {
  /** The resolvers that the operator chose: they are trusted and need no guard. */
  servers: readonly string[];
  /** Closes the channel. */
  signal: AbortSignal;
};

type Waiting = {
  asked: Asked;
  sentAt: number;
  tries: number;
  /** Sent a moment ago, so that its answer may still be on the way. */
  isFresh: boolean;
  settle: (message: Buffer) => void;
  fail: (error: Error) => void;
};

/** A lost datagram is sent again after this long, to the next server if there is one; after the last there is no answer. */
const tryMs = [400, 900, 1100];
const lookEveryMs = 50;

/**
 * So many are on the way at once: more would overflow what a resolver holds, and every lost one costs a wait. One that is
 * not answered within a moment makes room: whoever hangs keeps nobody else waiting.
 */
const maxFresh = 16;
const freshMs = 120;

/**
 * Asks resolvers any number of questions over one socket each. Node's own resolver cannot ask for the keys of a zone nor
 * tell who checked what, and opens a socket for each of the hundreds of questions of a domain check.
 */
export const openChannel = ({ servers, signal }: Needs): AskChannel => {
  const places = servers.slice(0, 2).map(placeOf);
  const waiting = new Map<number, Waiting>();
  const sockets = new Map<Place, Promise<DatagramSocket>>();
  const unsent: Waiting[] = [];
  let fresh = 0;
  let timer: NodeJS.Timeout | null = null;

  const age = (entry: Waiting) => {
    if (entry.isFresh) fresh -= 1;
    entry.isFresh = false;
  };
  const end = (id: number) => {
    const entry = waiting.get(id);
    waiting.delete(id);
    if (entry) age(entry);
    sendNext();
    if (waiting.size === 0 && timer) {
      clearInterval(timer);
      timer = null;
    }
    return entry;
  };
  const failAll = (error: Error) => {
    unsent.length = 0;
    for (const id of [...waiting.keys()]) end(id)?.fail(error);
  };

  const open = (place: Place): Promise<DatagramSocket> => {
    const socket = createSocket(isIPv6(place.host) ? 'udp6' : 'udp4');
    // Connected: the system lets nothing through but what comes from this server.
    socket.connect(place.port, place.host);
    socket.on('message', (message) => {
      if (message.length >= 4) end(message.readUInt16BE(0))?.settle(message);
    });
    socket.on('error', failAll);
    const close = () => socket.close();
    signal.addEventListener('abort', close, { once: true });
    return once(socket, 'connect').then(() => socket);
  };

  const send = (entry: Waiting) => {
    const place = places[entry.tries % places.length];
    entry.tries += 1;
    entry.sentAt = performance.now();
    if (!entry.isFresh) fresh += 1;
    entry.isFresh = true;
    if (!place) return;
    const opened = sockets.get(place) ?? open(place);
    sockets.set(place, opened);
    opened.then(
      (socket) => {
        if (!signal.aborted) socket.send(entry.asked.packet);
      },
      (error: Error) => entry.fail(error),
    );
  };

  const sendNext = () => {
    while (fresh < maxFresh) {
      const entry = unsent.shift();
      if (!entry) return;
      send(entry);
    }
  };

  const sendAgain = () => {
    const now = performance.now();
    for (const [id, entry] of waiting) {
      if (entry.tries === 0) continue;
      const since = now - entry.sentAt;
      if (since >= freshMs) age(entry);
      if (since < (tryMs[entry.tries - 1] ?? 0)) continue;
      if (entry.tries < tryMs.length) send(entry);
      else end(id)?.fail(Object.assign(new Error('no resolver answered'), { code: 'ETIMEOUT' }));
    }
    sendNext();
  };

  signal.addEventListener('abort', () => failAll(new Error('the channel is closed')), { once: true });

  const askByDatagram = (asked: Asked, id: number) =>
    new Promise<Buffer>((settle, fail) => {
      const entry = { asked, sentAt: 0, tries: 0, isFresh: false, settle, fail };
      waiting.set(id, entry);
      timer ??= setInterval(sendAgain, lookEveryMs);
      unsent.push(entry);
      sendNext();
    });

  return async (question) => {
    signal.throwIfAborted();
    const id = freeNumber(waiting);
    const asked = encodeQuestion(question, id);
    if (!asked) return null;
    const message = await askByDatagram(asked, id);
    const [place] = places;
    if (!isTruncated(message) || !place) return readAnswer(message, asked);
    return askByStream(openStream(place, signal), question);
  };
};

/** Nobody can guess it, so nobody can answer in the resolver's place (RFC 5452). */
const freeNumber = (taken: ReadonlyMap<number, unknown>): number => {
  const id = randomInt(65_536);
  return taken.has(id) ? freeNumber(taken) : id;
};

/** Asks over a socket that is being opened, and closes it. */
export const askByStream = async (opened: Promise<Socket>, question: Question): Promise<DnsMessage> => {
  const socket = await opened;
  try {
    const asked = encodeQuestion(question, randomInt(65_536));
    if (!asked) throw new Unreadable('no server can hold such a name');
    const length = Buffer.from([asked.packet.length >> 8, asked.packet.length & 255]);
    socket.write(Buffer.concat([length, asked.packet]));
    // A message has at most 64 kilobytes by its own count, so what is held here is bounded.
    let received = Buffer.alloc(0);
    for await (const chunk of socket) {
      received = Buffer.concat([received, chunk as Buffer]);
      if (received.length < 2) continue;
      const end = 2 + received.readUInt16BE(0);
      if (received.length >= end) return readAnswer(received.subarray(2, end), asked);
    }
    throw new Unreadable('the answer ended early');
  } finally {
    socket.destroy();
  }
};

type Place = { host: string; port: number };

/** `192.0.2.1`, `192.0.2.1:5353`, `2001:db8::1`, `[2001:db8::1]:5353` */
const placeOf = (server: string): Place => {
  if (isIPv6(server)) return { host: server, port: 53 };
  const [, host = server, port = '53'] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(server) ?? [];
  return { host, port: Number(port) };
};

const openStream = ({ host, port }: Place, signal: AbortSignal) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ host, port, signal });
    socket.once('connect', () => resolve(socket));
    socket.on('error', reject);
  });
