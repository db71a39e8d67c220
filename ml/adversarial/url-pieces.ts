/** An address as it is written, cut where its parts meet. Put together again it is the same, letter by letter. */
export type UrlPieces = {
  /** With its slashes; empty when none was written. */
  scheme: string;
  /** With its `@`. */
  userinfo: string;
  host: string;
  /** With its colon. */
  port: string;
  path: string;
  /** With its question mark. */
  query: string;
  fragment: string;
};

const parts =
  /^([a-z][a-z0-9+.-]*:\/\/)?([^/?#\\]*@)?(\[[^\]]*\]|[^/?#\\:]*)(:\d*)?([^?#]*)(\?[^#]*)?(#.*)?$/is;

export const urlPieces = (url: string): UrlPieces => {
  const [, scheme = '', userinfo = '', host = '', port = '', path = '', query = '', fragment = ''] =
    parts.exec(url) ?? [];
  return { scheme, userinfo, host, port, path, query, fragment };
};

export const urlOf = ({ scheme, userinfo, host, port, path, query, fragment }: UrlPieces): string =>
  `${scheme}${userinfo}${host}${port}${path}${query}${fragment}`;
