import { EgressRefused } from '../allowed-address.ts';
import type { Egress } from '../egress.ts';

export type WhoisServer = { host: string; port: number };

const whoisPort = 43;

/** The longest legitimate answers are some thirty kilobytes. */
const maxBytes = 256 * 1024;

/** `whois.example.net`, `127.0.0.1:4343`, `[2001:db8::1]:43`, `whois://whois.example.net`; null for anything else. */
export const whoisServerIn = (text: string): WhoisServer | null => {
  const found = serverName.exec(text.trim());
  if (!found) return null;
  const host = (found[1] ?? '')
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  const port = Number(found[2] ?? whoisPort);
  return port >= 1 && port <= 65_535 && /[.:]/.test(host) ? { host, port } : null;
};

const serverName = /^(?:(?:whois|https?):\/\/)?(\[[0-9a-f:.]{2,45}\]|[a-z0-9_.-]{1,253})(?::(\d{1,5}))?\/?$/i;

/** A server named in an answer. Low ports belong to other services: no answer may direct our question there. */
export const referredServerIn = (text: string): WhoisServer | null => {
  const server = whoisServerIn(text);
  return server && (server.port === whoisPort || server.port >= 1024) ? server : null;
};

/** One question, one answer, and the server closes (RFC 3912). */
export const askWhoisServer = async (
  egress: Pick<Egress, 'connect'>,
  { host, port }: WhoisServer,
  question: string,
  signal: AbortSignal,
): Promise<string> => {
  const socket = await egress.connect({ host, port, signal });
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    socket.write(`${question}\r\n`);
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new EgressRefused(`an answer of more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    // Some servers reset the connection after their answer.
    const isReset = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
    if (!isReset || size === 0) throw error;
  } finally {
    socket.destroy();
  }
  return decoded(Buffer.concat(chunks));
};

/** WHOIS declares no charset. What is not UTF-8 is old, and then it is Latin-1. */
const decoded = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
};
