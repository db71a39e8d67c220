import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import { certificateWith } from './certificate.ts';

/** By hand: out of the safe band, since somebody decided it after something had happened. */
export const reputationCertificateRevoked = detector({
  id: 'reputation-certificate-revoked',
  family: 'reputation',
  title: 'Certificate was withdrawn',
  points: 24,
  severity: 'high',
  icon: 'ShieldX',
  recommendation: 'Do not use the site: whoever gave the certificate no longer stands by it.',
  find: certificateWith('revoked'),
  describe: ({ host, certificate }) =>
    `The certificate of ${defangHost(host)} was withdrawn by ${certificate.issuer}.`,
});
