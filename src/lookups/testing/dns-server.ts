import { createSocket } from 'node:dgram';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { onTestFinished } from 'vitest';

export type Zone = Record<
  string,
  { TXT?: string[]; A?: string[]; AAAA?: string[]; MX?: [number, string][]; PTR?: string[]; CNAME?: string[] }
>;

export type DnsServer = {
  /** `127.0.0.1:port`, as DNS_SERVERS takes it. */
  address: string;
  zone: Zone;
  /** What was asked, in order: `TXT example.com`. */
  questions: string[];
  /** How the server treats questions for a name ending in this: it says nothing, fails, refuses, or talks rubbish. */
  moods: Record<string, 'silent' | 'servfail' | 'refused' | 'garbage'>;
};

const typeNumbers = { A: 1, CNAME: 5, PTR: 12, MX: 15, TXT: 16, AAAA: 28 };
const answerCodes = { servfail: 2, nxdomain: 3, refused: 5 };

/** A real DNS server on loopback that speaks as much of RFC 1035 as a resolver needs to hear. */
export const serveDns = async (zone: Zone = {}): Promise<DnsServer> => {
  const server: DnsServer = { address: '', zone, questions: [], moods: {} };
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    const answer = answerTo(question, server);
    if (answer) socket.send(answer, from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => void socket.close());
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
};

const answerTo = (question: Buffer, { zone, questions, moods }: DnsServer): Buffer | null => {
  const { name, end } = readName(question);
  const number = question.readUInt16BE(end);
  const type = Object.entries(typeNumbers).find(([, value]) => value === number)?.[0] ?? String(number);
  questions.push(`${type} ${name}`);
  const mood = Object.entries(moods).find(([ending]) => name.endsWith(ending))?.[1];
  if (mood === 'silent') return null;
  if (mood === 'garbage') return Buffer.concat([question.subarray(0, 2), Buffer.from('rubbish')]);
  if (mood) return message(question, end, answerCodes[mood], []);
  const records = zone[name];
  const found = records && recordsOf(records, type);
  // An empty name above existing ones exists too (RFC 8020).
  const hasName = records !== undefined || Object.keys(zone).some((other) => other.endsWith(`.${name}`));
  return message(question, end, hasName ? 0 : answerCodes.nxdomain, found ?? []);
};

type Encoded = { number: number; bytes: Buffer };

const recordsOf = (records: Zone[string], type: string): Encoded[] => {
  const encode = (texts: string[] = [], bytesOf: (text: string) => Buffer, number: number) =>
    texts.map((text) => ({ number, bytes: bytesOf(text) }));
  if (type === 'TXT') return encode(records.TXT, strings, 16);
  if (type === 'A') return encode(records.A, address, 1);
  if (type === 'AAAA') return encode(records.AAAA, address, 28);
  if (type === 'PTR') return encode(records.PTR, nameBytes, 12);
  if (type === 'CNAME') return encode(records.CNAME, nameBytes, 5);
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

const message = (question: Buffer, nameEnd: number, code: number, records: Encoded[]): Buffer => {
  const head = Buffer.alloc(12);
  question.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | code, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  const answers = records.map(({ number, bytes }) => {
    const fixed = Buffer.alloc(12);
    fixed.writeUInt16BE(0xc00c, 0);
    fixed.writeUInt16BE(number, 2);
    fixed.writeUInt16BE(1, 4);
    fixed.writeUInt32BE(60, 6);
    fixed.writeUInt16BE(bytes.length, 10);
    return Buffer.concat([fixed, bytes]);
  });
  return Buffer.concat([head, question.subarray(12, nameEnd + 4), ...answers]);
};
