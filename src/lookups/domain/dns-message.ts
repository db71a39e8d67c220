import dnsPacket, { type Answer, type DecodedPacket } from 'dns-packet';
import { Unreadable } from '../attempt.ts';
import { isAskable, type RecordType } from '../resolve-dns.ts';

// The wire format of questions and answers (RFC 1035 4), as far as a client needs it.

export type Question = {
  name: string;
  type: RecordType | 'DS' | 'DNSKEY';
  /** False asks for the answer even if the resolver found its signatures invalid. */
  isChecked?: boolean;
};

export type DnsMessage = {
  /** `NOERROR`, `NXDOMAIN`, `SERVFAIL`, `REFUSED` */
  code: string;
  /** The resolver vouches for the signatures. */
  isAuthenticated: boolean;
  /** The answering server is authoritative for the zone. */
  isAuthoritative: boolean;
  /** The records of the requested type, and no others. */
  records: Answer[];
};

/** A question ready to be sent; its first two bytes are the id that its answer repeats. */
export type Asked = {
  packet: Buffer;
  /** The same with its length in front, as a stream carries it. */
  framed: Buffer;
  questionEnd: number;
  type: Question['type'];
};

/** What a datagram may carry without being fragmented (RFC 9715). */
const maxDatagram = 1232;
/** RFC 6891 6.1.2: the root, OPT, the size we accept, no flags, no options. */
const extension = {
  name: '.',
  type: 'OPT',
  udpPayloadSize: maxDatagram,
  extendedRcode: 0,
  ednsVersion: 0,
  flags: 0,
  flag_do: false,
  options: [],
} as const satisfies Answer;
const extensionBytes = 11;

/** Null for a name that no server can hold. */
export const encodeQuestion = ({ name, type, isChecked = true }: Question, id: number): Asked | null => {
  if (!isAskable(name)) return null;
  const unchecked = isChecked ? 0 : dnsPacket.CHECKING_DISABLED;
  const framed = dnsPacket.streamEncode({
    id,
    type: 'query',
    flags: dnsPacket.RECURSION_DESIRED | dnsPacket.AUTHENTIC_DATA | unchecked,
    questions: [{ name: name.toLowerCase(), type, class: 'IN' }],
    additionals: [extension],
  });
  const packet = framed.subarray(2);
  return { packet, framed, questionEnd: packet.length - extensionBytes, type };
};

/** The full answer has to be fetched over a stream. */
export const isTruncated = (message: Buffer): boolean =>
  message.length >= 12 && (message.readUInt16BE(2) & dnsPacket.TRUNCATED_RESPONSE) !== 0;

/** Whatever is sent may have the id of a question by chance. */
export const isAnswerTo = (message: Buffer, { packet, questionEnd }: Asked): boolean =>
  message.length >= questionEnd &&
  message.readUInt16BE(0) === packet.readUInt16BE(0) &&
  (message.readUInt16BE(2) & 0x8000) !== 0 &&
  message.compare(packet, 12, questionEnd, 12, questionEnd) === 0;

/** Throws for anything that does not answer this question. */
export const readAnswer = (message: Buffer, asked: Asked): DnsMessage => {
  if (!isAnswerTo(message, asked)) throw new Unreadable('the answer to another question');
  const flags = message.readUInt16BE(2);
  const hasAnswers = message.readUInt16BE(6) > 0;
  return {
    code: codes[flags & 15] ?? 'OTHER',
    isAuthenticated: (flags & dnsPacket.AUTHENTIC_DATA) !== 0,
    isAuthoritative: (flags & dnsPacket.AUTHORITATIVE_ANSWER) !== 0,
    // Most names that are asked for do not exist, and then there is nothing to decode.
    records: hasAnswers ? (decode(message).answers ?? []).filter((record) => record.type === asked.type) : [],
  };
};

const codes = ['NOERROR', 'FORMERR', 'SERVFAIL', 'NXDOMAIN', 'NOTIMP', 'REFUSED'];

const decode = (message: Buffer): DecodedPacket => {
  try {
    return dnsPacket.decode(message);
  } catch (error) {
    throw new Unreadable('not DNS', { cause: error });
  }
};
