import type { LookupAddress } from 'node:dns';
import { connect as connectSocket, isIP, type LookupFunction, type Socket } from 'node:net';
import type { buildConnector } from 'undici';
import type { OutsideWay } from '../contract/outside-contacts.ts';
import { allowedAddress, EgressRefused, exemptAddress, type IsAllowedAddress } from './allowed-address.ts';
import { noteOutside } from './outside-tally.ts';
import { readBounded } from './read-bounded.ts';

type Needs = {
  resolve: Resolve;
  /** CIDRs exempt from the guard. */
  allow: readonly string[];
  /** Whose certificates count for what is sent; absent: those that Node trusts. */
  trusted?: readonly string[] | undefined;
};

/** All addresses of a host; throws when there are none. */
export type Resolve = (name: string) => Promise<string[]>;

type ConnectOptions = {
  host: string;
  port: number;
  signal: AbortSignal;
  /** A caller that has already resolved the host passes its addresses; the guard checks them all the same. */
  resolve?: Resolve | undefined;
};
type FetchOptions = { signal: AbortSignal; accept?: string; maxBytes?: number };
export type Fetched = { status: number; headers: Headers; text: string };
type PostOptions = Omit<SendOptions, 'method' | 'body'> & { body: string };
type SendOptions = {
  method: 'GET' | 'POST';
  body: string | null;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** So much of the answer is read. */
  maxBytes: number;
};
export type Posted = { status: number; text: string };
type Sent = Posted & { headers: Headers };
type OpenOptions = { signal: AbortSignal; headers?: Record<string, string> };
/** The body comes as it is on the wire: neither unpacked nor limited. */
export type Opened = {
  /** Where the redirects ended. */
  url: string;
  status: number;
  headers: Headers;
  body: AsyncIterable<Uint8Array> & { destroy: () => void };
};

/** Registries redirect once or twice; a longer chain is an attack. */
const maxRedirects = 5;

/** What these ports are for, in the visitor's words. */
const waysByPort: Record<number, OutsideWay> = { 43: 'whois', 53: 'dns', 443: 'certificate' };

/** An endless body or a decompression bomb ends here; the largest legitimate answers are a few hundred kilobytes. */
const defaultMaxBytes = 1024 * 1024;

/** The only way out. Nothing else in the product connects to an address that a visitor chose. */
export const createEgress = ({ resolve, allow, trusted }: Needs) => {
  const isAllowed = allowedAddress(allow);
  const isExempt = exemptAddress(allow);

  const checkWith = (isFine: IsAllowedAddress) => (address: string) => {
    if (!isFine(address)) throw new EgressRefused(`refused to connect to ${address}`);
  };
  const check = checkWith(isAllowed);
  /** What is sent in the open stays where the operator has allowed it. */
  const checkOpen = checkWith(isExempt);

  /**
   * Runs inside the socket's own connect, on the addresses it will really use, so DNS rebinding gains nothing: a host may
   * resolve publicly when asked and privately when connected to. One bad address among several refuses them all.
   */
  const guarded =
    (resolve: Resolve, checkOne = check): LookupFunction =>
    (name, options, callback) => {
      resolve(name).then(
        (addresses) => {
          try {
            addresses.forEach(checkOne);
          } catch (error) {
            callback(error as EgressRefused, '', 0);
            return;
          }
          const found: LookupAddress[] = addresses.map((address) => ({ address, family: isIP(address) }));
          const [first] = found;
          if (!first) callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '', 0);
          else if (options.all) callback(null, found);
          else callback(null, first.address, first.family);
        },
        (error: NodeJS.ErrnoException) => callback(error, '', 0),
      );
    };

  // The lookup is never called for a literal address, so literals are checked before the connection is made.
  const checkLiteral = (host: string, checkOne = check) => {
    const bare = host.replace(/^\[|\]$/g, '');
    if (isIP(bare)) checkOne(bare);
  };

  const connectorWith = (
    build: typeof buildConnector,
    checkOne: typeof check,
    tls: { ca?: string[] } = {},
  ): buildConnector.connector => {
    const connect = build({ ...tls, lookup: guarded(resolve, checkOne), timeout: 5000 });
    return (options, callback) => {
      try {
        checkLiteral(options.hostname, checkOne);
      } catch (error) {
        callback(error as EgressRefused, null);
        return;
      }
      connect(options, callback);
    };
  };
  const makeClient = async () => {
    const { Agent, buildConnector, fetch, request } = await import('undici');
    const agent = new Agent({ connect: connectorWith(buildConnector, check), maxHeaderSize: 32 * 1024 });
    /** For what we send: over TLS to any allowed address, in the open to exempt ones alone. */
    const [connectSecurely, connectOpenly] = [
      connectorWith(buildConnector, check, trusted === undefined ? {} : { ca: [...trusted] }),
      connectorWith(buildConnector, checkOpen),
    ];
    const sender = new Agent({
      connect: (options, callback) =>
        (options.protocol === 'https:' ? connectSecurely : connectOpenly)(options, callback),
      maxHeaderSize: 32 * 1024,
      // A target is resolved and checked anew for nearly every message.
      keepAliveTimeout: 1000,
      keepAliveMaxTimeout: 1000,
    });
    return { agent, sender, fetch, request };
  };
  let made: ReturnType<typeof makeClient> | undefined;
  /** With the first contact: no start waits for the hundred files of the library. */
  const client = () => {
    made ??= makeClient();
    return made;
  };

  /** Follows redirects; each hop is checked again. */
  const follow = async <Answer>(url: string, ask: (target: URL) => Promise<Hop<Answer>>): Promise<Answer> => {
    let target = new URL(url);
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      if (!/^https?:$/.test(target.protocol)) throw new EgressRefused(`refused to open ${target.protocol}`);
      if (target.username || target.password) throw new EgressRefused('refused to send credentials');
      noteOutside('web', target.hostname);
      const { answer, status, location, discard } = await ask(target);
      // 304 is an answer, not a redirect.
      if (status < 300 || status >= 400 || status === 304 || !location) return answer;
      await discard();
      target = new URL(location, target);
    }
    throw new EgressRefused(`more than ${maxRedirects} redirects`);
  };

  /** Talks to one server. A redirect is an answer like any other: what was meant for one server is given to no second one. */
  const send = async (
    url: string,
    { method, body, headers, signal, maxBytes }: SendOptions,
  ): Promise<Sent> => {
    const { request, sender } = await client();
    const answer = await request(url, { dispatcher: sender, method, headers, body, signal });
    answer.body.on('error', () => undefined);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) break;
    }
    const text = Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8');
    return { status: answer.statusCode, headers: headersOf(answer.headers), text };
  };

  return {
    /** Reads a web resource: a few redirects, a bounded body, the guard at every connection. */
    fetch: async (
      url: string,
      { signal, accept = '*/*', maxBytes = defaultMaxBytes }: FetchOptions,
    ): Promise<Fetched> => {
      const { agent, fetch } = await client();
      const response = await follow(url, async (target) => {
        const answer = await fetch(target, {
          dispatcher: agent,
          redirect: 'manual',
          signal,
          headers: { accept },
        });
        const discard = async () => answer.body?.cancel();
        return { answer, status: answer.status, location: answer.headers.get('location'), discard };
      });
      const bytes = response.body ? await readBounded(response.body, maxBytes) : Buffer.alloc(0);
      const headers = new Headers([...response.headers]);
      return { status: response.status, headers, text: bytes.toString('utf8') };
    },

    /** The same for bodies too large to hold: the caller reads, counts, and destroys the body when it stops early. */
    open: async (url: string, { signal, headers = {} }: OpenOptions): Promise<Opened> => {
      const { agent, request } = await client();
      return follow(url, async (target) => {
        const response = await request(target, { dispatcher: agent, signal, headers });
        const { statusCode: status, body } = response;
        const received = headersOf(response.headers);
        // The reader of the body gets its error; without a reader it must not crash the process.
        body.on('error', () => undefined);
        const answer = { url: target.href, status, headers: received, body };
        return { answer, status, location: received.get('location'), discard: () => body.dump() };
      });
    },

    /** Opens a socket, for protocols that are not HTTP. */
    connect: ({ host, port, signal, resolve: resolveName = resolve }: ConnectOptions) =>
      new Promise<Socket>((resolveSocket, reject) => {
        checkLiteral(host);
        noteOutside(waysByPort[port] ?? 'other', host);
        const socket = connectSocket({ host, port, lookup: guarded(resolveName), signal });
        socket.once('connect', () => resolveSocket(socket));
        socket.once('error', reject);
      }),

    /** The address of a host, checked, for a client that connects by itself. It has to connect to this address and to nothing else. */
    addressOf: async (host: string): Promise<string> => {
      checkLiteral(host);
      const bare = host.replace(/^\[|\]$/g, '');
      if (isIP(bare)) return bare;
      const addresses = await resolve(host);
      addresses.forEach(check);
      const [first] = addresses;
      if (first === undefined) throw Object.assign(new Error('no address'), { code: 'ENOTFOUND' });
      noteOutside('other', host);
      return first;
    },

    /** Throws where nothing may be sent to this address now: what it resolves to is refused, or it does not resolve. */
    checkTarget: async (url: string): Promise<void> => {
      const { protocol, hostname } = new URL(url);
      const checkOne = protocol === 'https:' ? check : checkOpen;
      checkLiteral(hostname, checkOne);
      if (isIP(hostname.replace(/^\[|\]$/g, ''))) return;
      const addresses = await resolve(hostname);
      if (addresses.length === 0) throw Object.assign(new Error('no address'), { code: 'ENOTFOUND' });
      addresses.forEach(checkOne);
    },

    send,

    post: async (url: string, options: PostOptions): Promise<Posted> => {
      const { status, text } = await send(url, { ...options, method: 'POST' });
      return { status, text };
    },

    close: async () => {
      // Made where there is none yet, so that nobody makes one afterwards.
      const { agent, sender } = await client();
      await Promise.all([agent.destroy(), sender.destroy()]);
    },
  };
};
export type Egress = ReturnType<typeof createEgress>;

type Hop<Answer> = {
  answer: Answer;
  status: number;
  location: string | null;
  discard: () => Promise<unknown>;
};

const headersOf = (given: Record<string, string | string[] | undefined>): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) headers.set(name, String(value ?? ''));
  return headers;
};
