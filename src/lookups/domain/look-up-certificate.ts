import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import {
  connect,
  createSecureContext,
  getCACertificates,
  type SecureContext,
  type TLSSocket,
} from 'node:tls';
import type { CertificateFacts } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import { attempt, Unreadable } from '../attempt.ts';
import type { Egress, Resolve } from '../egress.ts';
import { judgeCertificate } from './judge-certificate.ts';

type Needs = {
  egress: Egress;
  clock: () => Date;
  /** The TLS port; only tests use another. */
  port?: number;
  /** Trusted authorities besides those of this machine, in PEM. */
  ca?: readonly string[];
  timeoutMs?: number;
};

export type LookUpCertificate = (
  host: string,
  signal: AbortSignal,
  /** For a caller that has already resolved the host. */
  resolve?: Resolve,
) => Promise<LookedUp<CertificateFacts>>;

/**
 * The certificate that a host shows to visitors, judged as a browser would. Absent: nothing listens there. Nothing is
 * sent but the handshake, and the connection is closed as soon as the certificate has arrived.
 */
export const lookUpCertificate = ({
  egress,
  clock,
  port = 443,
  ca = [],
  timeoutMs = 5000,
}: Needs): LookUpCertificate => {
  // Parsing a few hundred authorities takes a moment, so it is done once, for the first certificate.
  let prepared: { context: SecureContext; roots: X509Certificate[] } | null = null;
  const trust = () => {
    if (!prepared) {
      const roots = [...getCACertificates('default'), ...ca];
      prepared = { context: lenientContext(roots), roots: roots.map((pem) => new X509Certificate(pem)) };
    }
    return prepared;
  };
  return (host, signal, resolve) =>
    attempt({ signal, timeoutMs }, async (signal) => {
      const socket = await egress.connect({ host, port, signal, resolve }).catch((error: unknown) => {
        if (isNothingListening(error)) return null;
        throw error;
      });
      if (!socket) return null;
      const { context, roots } = trust();
      const secured = connect({
        socket,
        secureContext: context,
        // Every certificate is accepted here: what is wrong with it is the answer.
        rejectUnauthorized: false,
        // The name is compared later: as an error it would hide the others.
        checkServerIdentity: () => undefined,
        ...(isIP(host) ? {} : { servername: host }),
        ALPNProtocols: ['h2', 'http/1.1'],
      });
      try {
        const shown = await shake(secured, signal);
        const error = secured.authorized ? null : codeOf(secured.authorizationError);
        const protocol = secured.getProtocol() ?? 'TLS';
        return judge({ shown, host, error, protocol, roots, now: clock() });
      } finally {
        secured.destroy();
        socket.destroy();
      }
    });
};

/** An attacker can write a certificate: what OpenSSL accepts may still hold a date or a key that cannot be read. */
export const judge = (shown: Parameters<typeof judgeCertificate>[0]) => {
  try {
    return judgeCertificate(shown);
  } catch (error) {
    throw new Unreadable('a certificate that cannot be read', { cause: error });
  }
};

/** Old protocols and weak keys are accepted so that they can be reported: this connection carries no data. */
const lenientContext = (ca: string[]) =>
  createSecureContext({ ca, minVersion: 'TLSv1', ciphers: 'DEFAULT:@SECLEVEL=0' });

const shake = (secured: TLSSocket, signal: AbortSignal) =>
  new Promise<X509Certificate>((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    secured.once('secureConnect', () => {
      signal.removeEventListener('abort', onAbort);
      const shown = secured.getPeerX509Certificate();
      if (shown) resolve(shown);
      else reject(new Unreadable('no certificate was shown'));
    });
    secured.on('error', (error: NodeJS.ErrnoException) => {
      signal.removeEventListener('abort', onAbort);
      // TLS itself could not read it, as opposed to a broken connection.
      const isNotTls = /^ERR_(?:SSL|TLS|OSSL)/.test(error.code ?? '');
      reject(isNotTls ? new Unreadable('not TLS', { cause: error }) : error);
    });
    secured.once('close', () => reject(new Error('closed before a certificate was shown')));
  });

const codeOf = (error: Error | string | null): string => {
  if (error === null) return 'UNKNOWN';
  return typeof error === 'string' ? error : ((error as NodeJS.ErrnoException).code ?? error.message);
};

/** Refused on every address, or no address at all: that nothing listens is an answer. */
const isNothingListening = (error: unknown): boolean => {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const codes = errors.map((each) => (each as NodeJS.ErrnoException).code ?? '');
  const unusable = ['ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH', 'EADDRNOTAVAIL', 'EAFNOSUPPORT'];
  if (codes.includes('ENOTFOUND')) return true;
  return codes.includes('ECONNREFUSED') && codes.every((code) => unusable.includes(code));
};
