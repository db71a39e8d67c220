import type { FetchMessageObject, ImapFlow } from 'imapflow';
import type { Egress } from '../../lookups/egress.ts';

export type MailboxSettings = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS, without which no password is sent. */
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
};

type Needs = {
  egress: Pick<Egress, 'addressOf'>;
  /** Whose certificates count; absent: those that Node trusts. */
  trusted?: readonly string[] | undefined;
  maxBytes: number;
};

/** One mail that nobody has seen. */
export type UnseenMail = {
  id: number;
  /** Null where it is larger than what is taken. */
  bytes: Uint8Array | null;
};

const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** The mailbox could not be read. Without a word of what the server said: some repeat what they were sent. */
export class MailboxAway extends Error {
  override name = 'MailboxAway';
}

/** A folder on an IMAP server. What is read there stays unseen until it is marked. */
export const imapMailbox = (settings: MailboxSettings, { egress, trusted, maxBytes }: Needs) => {
  const connect = async (signal: AbortSignal): Promise<ImapFlow> => {
    const { host, port, isSecure, user, password, folder } = settings;
    // Its own look-up would go around the guard.
    const address = await egress.addressOf(host);
    const { ImapFlow: Client } = await import('imapflow');
    signal.throwIfAborted();
    const client = new Client({
      ...timeouts,
      ...{ host: address, port, servername: host, logger: false, disableAutoIdle: true },
      ...(isSecure ? { secure: true } : { secure: false, doSTARTTLS: true }),
      auth: { user, pass: password },
      tls: { minVersion: 'TLSv1.2', ...(trusted && { ca: [...trusted] }) },
      disableCompression: true,
      maxLineLength: 1024 ** 2,
      maxLiteralSize: maxBytes + 1024,
      maxResponseSize: maxBytes + 64 * 1024,
    });
    // The command under way fails with it.
    client.on('error', () => undefined);
    const leave = () => client.close();
    signal.addEventListener('abort', leave, { once: true });
    client.on('close', () => signal.removeEventListener('abort', leave));
    try {
      await client.connect();
      await client.mailboxOpen(folder);
    } catch (error) {
      client.close();
      throw error;
    }
    return client;
  };

  return {
    /** Opens the folder until the signal, or until the server ends it. */
    open: async (signal: AbortSignal) => {
      const client = await connect(signal).catch(rethrow);
      return {
        /** The mails that nobody has seen, the oldest first. */
        unseen: async (): Promise<number[]> => {
          const found = await client.search({ seen: false, deleted: false }, { uid: true }).catch(rethrow);
          if (!Array.isArray(found)) throw new MailboxAway('the folder cannot be searched');
          return found;
        },

        /** Null where it is gone. */
        read: async (id: number): Promise<UnseenMail | null> => {
          const ask = (query: { size: true } | { source: { start: number; maxLength: number } }) =>
            client.fetchOne(String(id), { uid: true, ...query }, { uid: true }).catch(rethrow);
          const head = await ask({ size: true });
          if (!isThere(head)) return null;
          if ((head.size ?? 0) > maxBytes) return { id, bytes: null };
          const whole = await ask({ source: { start: 0, maxLength: maxBytes } });
          return isThere(whole) && whole.source ? { id, bytes: whole.source } : null;
        },

        markSeen: async (id: number): Promise<void> => {
          const isMarked = await client.messageFlagsAdd(String(id), ['\\Seen'], { uid: true }).catch(rethrow);
          if (!isMarked) throw new MailboxAway('a mail cannot be marked as seen');
        },

        close: async (): Promise<void> => {
          if (client.usable) await client.logout().catch(() => undefined);
          client.close();
        },
      };
    },
  };
};
export type ImapMailbox = ReturnType<typeof imapMailbox>;

const isThere = (found: FetchMessageObject | false | undefined): found is FetchMessageObject =>
  found !== undefined && found !== false;

const rethrow = (error: unknown): never => {
  const { authenticationFailed, code, name } = error as {
    authenticationFailed?: boolean;
    code?: unknown;
    name?: string;
  };
  if (authenticationFailed) throw new MailboxAway('the server refuses the user or the password');
  throw new MailboxAway(typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : (name ?? 'unknown'));
};
