import { X509Certificate } from 'node:crypto';

export type LoggedCertificate = {
  /** Domains, in lower case, as DNS has them; of a wildcard what it stands under. */
  names: string[];
  /** The organisation: its intermediate certificates come and go. */
  issuer: string;
};

/** What a certificate of a log is for; null where it cannot be read: logs hold such too. */
export const readLoggedCertificate = (der: Buffer): LoggedCertificate | null => {
  try {
    const { subjectAltName, issuer } = new X509Certificate(der);
    return { names: namesIn(subjectAltName ?? ''), issuer: organisationIn(issuer) };
  } catch {
    return null;
  }
};

/** As Node writes them: `DNS:example.com, DNS:*.example.com`. Values with anything odd stand in quotes, and are no domains. */
const namesIn = (alternatives: string): string[] => [
  ...new Set(
    [...alternatives.matchAll(/(?:^|, )DNS:(?:\*\.)?([\w.-]{1,253})(?=,|$)/g)].map(([, name = '']) =>
      name.toLowerCase(),
    ),
  ),
];

const organisationIn = (issuer: string): string =>
  (/^O=(.+)$/m.exec(issuer)?.[1] ?? /^CN=(.+)$/m.exec(issuer)?.[1] ?? 'an unnamed authority').slice(0, 100);
