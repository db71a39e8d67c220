import { createHash } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, isIPv4, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { atEnd } from './at-end.ts';

export type Zone = Record<
  /** A name, or `*.example.com` for every name below one that has no records of its own. */
  string,
  {
    TXT?: string[];
    A?: string[];
    AAAA?: string[];
    MX?: [number, string][];
    PTR?: string[];
    CNAME?: string[];
    NS?: string[];
    /** Name server, mailbox, serial. */
    SOA?: [string, string, number];
    /** Tag and value. */
    CAA?: [string, string][];
    /** Both as they are on the wire; `signingKey` makes a fitting pair. */
    DS?: Buffer[];
    DNSKEY?: Buffer[];
  }
>;

/**
 * How the server treats questions for a name with this suffix: it stays silent, fails, refuses, or sends garbage; `broken`
 * is what a validating resolver does with invalid signatures; `truncated` answers in full over TCP only.
 */
export type Mood = 'silent' | 'servfail' | 'refused' | 'garbage' | 'broken' | 'truncated';

export type DnsServer = {
  /** `127.0.0.1:port`, as DNS_SERVERS takes it. */
  address: string;
  port: number;
  zone: Zone;
  /** What was asked, in order: `TXT example.com`. */
  questions: string[];
  moods: Record<string, Mood>;
  /** Names with this suffix are answered as by a resolver that validated their signatures. */
  authenticated: Set<string>;
  /** Names with this suffix are answered as by their authoritative server; all names, unless set. */
  authoritative: Set<string>;
  /** Denied although others lie below them, as old servers do against RFC 8020. */
  denied: Set<string>;
};

const typeNumbers = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  PTR: 12,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  DS: 43,
  DNSKEY: 48,
  CAA: 257,
};
const typeNames = new Map(Object.entries(typeNumbers).map(([name, number]) => [number, name]));
const answerCodes = { servfail: 2, nxdomain: 3, refused: 5 };
const flags = { authoritative: 0x0400, truncated: 0x0200, authenticated: 0x0020, unchecked: 0x0010 };

/** A real DNS server on loopback, over UDP and TCP, with as much of RFC 1035 as a resolver needs. */
export const serveDns = async (zone: Zone = {}): Promise<DnsServer> => {
  const server: DnsServer = {
    address: '',
    port: 0,
    zone,
    questions: [],
    moods: {},
    authenticated: new Set(),
    authoritative: new Set(['']),
    denied: new Set(),
  };
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    const answer = answerTo(question, server, 'udp');
    if (answer) socket.send(answer, from.port, from.address);
  });
  const connections = new Set<Socket>();
  const streams = createServer((stream) => {
    connections.add(stream);
    stream.on('error', () => undefined);
    stream.on('close', () => connections.delete(stream));
    let received = Buffer.alloc(0);
    stream.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const answers: Buffer[] = [];
      // Resolvers send several questions at once.
      while (received.length > 2 && received.length >= 2 + received.readUInt16BE(0)) {
        const end = 2 + received.readUInt16BE(0);
        const answer = answerTo(received.subarray(2, end), server, 'tcp');
        received = received.subarray(end);
        if (answer) answers.push(Buffer.from([answer.length >> 8, answer.length & 255]), answer);
      }
      if (answers.length > 0) stream.write(Buffer.concat(answers));
    });
  });
  await once(streams.listen(0, '127.0.0.1'), 'listening');
  const { port } = streams.address() as AddressInfo;
  socket.bind(port, '127.0.0.1');
  await once(socket, 'listening');
  atEnd(() => {
    socket.close();
    streams.close();
    for (const stream of connections) stream.destroy();
  });
  return Object.assign(server, { address: `127.0.0.1:${port}`, port });
};

const answerTo = (question: Buffer, server: DnsServer, by: 'udp' | 'tcp'): Buffer | null => {
  const { zone, questions, moods } = server;
  const { name, end } = readName(question);
  const number = question.readUInt16BE(end);
  const type = typeNames.get(number) ?? String(number);
  questions.push(`${type} ${name}`);
  const isIn = (endings: Iterable<string>) => [...endings].some((ending) => name.endsWith(ending));
  const mood = Object.entries(moods).find(([ending]) => name.endsWith(ending))?.[1];
  const isUnchecked = (question.readUInt16BE(2) & flags.unchecked) !== 0;
  const code = mood === 'broken' ? (isUnchecked ? null : 'servfail') : mood;
  if (code === 'silent') return null;
  if (code === 'garbage') return Buffer.concat([question.subarray(0, 2), Buffer.from('rubbish')]);
  if (code === 'truncated' && by === 'udp') return message(question, end, flags.truncated, []);
  if (code === 'servfail' || code === 'refused') return message(question, end, answerCodes[code], []);
  const { found, hasName } = find(zone, name, type);
  const head =
    (hasName && !server.denied.has(name) ? 0 : answerCodes.nxdomain) |
    (isIn(server.authenticated) ? flags.authenticated : 0) |
    (isIn(server.authoritative) ? flags.authoritative : 0);
  return message(question, end, head, found);
};

/** Follows aliases as a resolver does; a loop of them ends where it began. */
const find = (zone: Zone, asked: string, type: string) => {
  const found: Encoded[] = [];
  const seen = new Set<string>();
  let hasName = false;
  for (let name: string | undefined = asked; name !== undefined && !seen.has(name); ) {
    seen.add(name);
    const owner: string = name;
    const [, ...above] = owner.split('.');
    const records: Zone[string] | undefined = zone[owner] ?? zone[`*.${above.join('.')}`];
    // An empty name above existing ones exists too (RFC 8020).
    hasName = records !== undefined || namesAbove(zone).has(owner);
    found.push(...(records ? recordsOf(records, type) : []).map((record) => ({ ...record, owner })));
    name = type === 'CNAME' ? undefined : records?.CNAME?.[0]?.toLowerCase();
    if (name !== undefined) found.push({ owner, number: typeNumbers.CNAME, bytes: nameBytes(name) });
  }
  return { found, hasName };
};

const knownAbove = new WeakMap<Zone, { size: number; names: Set<string>; isCurrent: boolean }>();

/** Every name above one of the zone, computed again when the zone has grown; once for questions that arrive together. */
const namesAbove = (zone: Zone): Set<string> => {
  const known = knownAbove.get(zone);
  if (known?.isCurrent) return known.names;
  const all = Object.keys(zone);
  if (known?.size === all.length) return forThisTurn(known).names;
  const names = new Set(
    all.flatMap((name) => {
      const labels = name.split('.');
      return labels.map((_, at) => labels.slice(at + 1).join('.'));
    }),
  );
  knownAbove.set(zone, forThisTurn({ size: all.length, names, isCurrent: true }));
  return names;
};

const forThisTurn = <T extends { isCurrent: boolean }>(known: T): T => {
  known.isCurrent = true;
  setImmediate(() => {
    known.isCurrent = false;
  });
  return known;
};

type Encoded = { owner: string; number: number; bytes: Buffer };

const recordsOf = (records: Zone[string], type: string): Omit<Encoded, 'owner'>[] => {
  const encode = (texts: string[] = [], bytesOf: (text: string) => Buffer, number: number) =>
    texts.map((text) => ({ number, bytes: bytesOf(text) }));
  if (type === 'TXT') return encode(records.TXT, strings, 16);
  if (type === 'A') return encode(records.A, address, 1);
  if (type === 'AAAA') return encode(records.AAAA, address, 28);
  if (type === 'PTR') return encode(records.PTR, nameBytes, 12);
  if (type === 'CNAME') return encode(records.CNAME, nameBytes, 5);
  if (type === 'NS') return encode(records.NS, nameBytes, 2);
  if (type === 'DS') return (records.DS ?? []).map((bytes) => ({ number: 43, bytes }));
  if (type === 'DNSKEY') return (records.DNSKEY ?? []).map((bytes) => ({ number: 48, bytes }));
  if (type === 'CAA') {
    return (records.CAA ?? []).map(([tag, value]) => ({
      number: 257,
      bytes: Buffer.concat([Buffer.from([0, tag.length]), Buffer.from(tag + value, 'latin1')]),
    }));
  }
  if (type === 'SOA' && records.SOA) {
    const [nameServer, mailbox, serial] = records.SOA;
    const numbers = Buffer.alloc(20);
    numbers.writeUInt32BE(serial, 0);
    return [{ number: 6, bytes: Buffer.concat([nameBytes(nameServer), nameBytes(mailbox), numbers]) }];
  }
  if (type === 'MX') {
    return (records.MX ?? []).map(([priority, host]) => ({
      number: 15,
      bytes: Buffer.concat([Buffer.from([priority >> 8, priority & 255]), nameBytes(host)]),
    }));
  }
  return [];
};

const address = (text: string) =>
  Buffer.from((isIPv4(text) ? ipaddr.IPv4 : ipaddr.IPv6).parse(text).toByteArray());

/** A zone's key, and the parent's record of it (RFC 4034 2.1 and 5.1). */
export const signingKey = (zone: string, text = 'a key'): { DS: Buffer; DNSKEY: Buffer } => {
  const DNSKEY = Buffer.concat([Buffer.from([1, 1, 3, 13]), Buffer.from(text)]);
  const digest = createHash('sha256').update(nameBytes(zone)).update(DNSKEY).digest();
  return { DS: Buffer.concat([Buffer.from([0x30, 0x39, 13, 2]), digest]), DNSKEY };
};

/** A record is a row of strings of at most 255 bytes each. */
const strings = (text: string) => {
  const bytes = Buffer.from(text, 'latin1');
  const parts: Buffer[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    parts.push(Buffer.from([part.length]), part);
  }
  return Buffer.concat(parts);
};

const nameBytes = (name: string) =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);

const readName = (question: Buffer) => {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
};

const message = (question: Buffer, nameEnd: number, flagsAndCode: number, records: Encoded[]): Buffer => {
  const head = Buffer.alloc(12);
  question.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | flagsAndCode, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  const answers = records.map(({ owner, number, bytes }) => {
    const fixed = Buffer.alloc(10);
    fixed.writeUInt16BE(number, 0);
    fixed.writeUInt16BE(1, 2);
    fixed.writeUInt32BE(60, 4);
    fixed.writeUInt16BE(bytes.length, 8);
    return Buffer.concat([nameBytes(owner), fixed, bytes]);
  });
  return Buffer.concat([head, question.subarray(12, nameEnd + 4), ...answers]);
};
