import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import { certificateWith } from './certificate.ts';

/** A clock that is wrong on one side or the other. */
export const upkeepCertificateEarly = detector({
  id: 'upkeep-certificate-early',
  family: 'upkeep',
  title: 'Certificate is not valid yet',
  points: 5,
  severity: 'low',
  icon: 'ShieldX',
  recommendation: 'Check the date of your own computer first, then wait until the certificate begins.',
  find: certificateWith('not-yet-valid'),
  describe: ({ host, certificate }) =>
    `The certificate of ${defangHost(host)} begins on ${certificate.validFrom.slice(0, 10)}.`,
});
