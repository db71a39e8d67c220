import { isIPv6 } from 'node:net';

/** Where a resolver listens. */
export type Place = { host: string; port: number };

/** `192.0.2.1`, `192.0.2.1:5353`, `2001:db8::1`, `[2001:db8::1]:5353` */
export const placeOf = (server: string): Place => {
  if (isIPv6(server)) return { host: server, port: 53 };
  const [, host = server, port = '53'] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(server) ?? [];
  return { host, port: Number(port) };
};
