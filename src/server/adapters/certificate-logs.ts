import { type CtLogReader, ctLogReader } from '../../lookups/certificates/ct-log.ts';
import type { CtLog } from '../../lookups/certificates/ct-log-key.ts';
import type { Egress } from '../../lookups/egress.ts';

/** A log that the operator allows, and what reads it. */
export type CertificateLog = { log: CtLog; reader: CtLogReader };
/** By their ids, as their positions are kept. */
export type CertificateLogs = ReadonlyMap<string, CertificateLog>;

export const certificateLogs = ({
  addresses,
  egress,
}: {
  addresses: readonly CtLog[];
  egress: Egress;
}): CertificateLogs => {
  const reader = ctLogReader({ egress });
  return new Map(addresses.map((log) => [log.key.id.toString('base64url'), { log, reader }]));
};
