import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import { certificateWith } from './certificate.ts';

/** Nearly always forgotten by an honest owner: phishing sites get theirs renewed by their host. */
export const upkeepCertificateExpired = detector({
  id: 'upkeep-certificate-expired',
  family: 'upkeep',
  title: 'Certificate has run out',
  points: 8,
  severity: 'low',
  icon: 'ShieldX',
  recommendation: 'Do not click the browser’s warning away; come back when the owner has renewed it.',
  find: certificateWith('expired'),
  describe: ({ host, certificate }) =>
    `The certificate of ${defangHost(host)} ended on ${certificate.validTo.slice(0, 10)}.`,
});
