/** A folder on an IMAP server, as `imaps://user:password@host:port/folder?vouches=host` names it. */
export type ImapFolder = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS. */
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
  /** The name under which its server writes Authentication-Results that are believed; null: none are. */
  vouchingServer: string | null;
};

/** Null where the text names no folder. */
export const readImapFolder = (text: string): ImapFolder | null => {
  if (!/^imaps?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const [user, password, path] = [url.username, url.password, url.pathname.slice(1)].map(decoded);
  if (url.hostname === '' || url.hash !== '' || !user || !password || path == null) return null;
  const { vouches, ...unknown } = Object.fromEntries(url.searchParams);
  if (Object.keys(unknown).length > 0 || (vouches !== undefined && !/^[\w.-]+$/.test(vouches))) return null;
  const isSecure = url.protocol === 'imaps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 993 : 143),
    isSecure,
    user,
    password,
    folder: path || 'INBOX',
    vouchingServer: vouches?.toLowerCase() ?? null,
  };
};

const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};
