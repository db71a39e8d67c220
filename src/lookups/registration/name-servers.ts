import { asciiName } from './registration-question.ts';

/** A zone has a handful; the page shows four. */
const maxServers = 20;

/** The host names in the texts, lower-case and once each; addresses and remarks beside them are dropped. */
export const nameServersIn = (values: readonly unknown[]): string[] => {
  const names = values
    .slice(0, 200)
    .filter((value) => typeof value === 'string')
    .flatMap((value) =>
      value
        .slice(0, 600)
        .split(/[\s,;()[\]]+/)
        .slice(0, maxServers),
    )
    .map((token) => (token.includes('.') && !token.includes(':') ? asciiName(token) : null))
    .filter((name) => name !== null);
  return [...new Set(names)].slice(0, maxServers);
};
