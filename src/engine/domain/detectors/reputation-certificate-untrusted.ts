import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';
import { certificateWith } from './certificate.ts';

const untrusted = certificateWith('untrusted');

/** An unknown issuer, or a server that forgot to send the links of its chain. A self-made one is told as that. */
export const reputationCertificateUntrusted = detector({
  id: 'reputation-certificate-untrusted',
  family: 'reputation',
  title: 'Certificate of an unknown issuer',
  points: 8,
  severity: 'medium',
  icon: 'ShieldX',
  recommendation: 'Do not click the browser’s warning away, and enter nothing on the site.',
  find: (input: DomainCase) =>
    untrusted(input).filter(({ certificate }) => !certificate.problems.includes('self-signed')),
  describe: ({ certificate, host }) =>
    `No authority that browsers know stands behind the certificate of ${defangHost(host)}; it names ${certificate.issuer || 'nobody'} as its issuer.`,
});
