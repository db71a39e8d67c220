import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import { certificateWith } from './certificate.ts';

/** Shared hosts show their own certificate for customers without one, so this is a weak sign. */
export const reputationCertificateOtherName = detector({
  id: 'reputation-certificate-other-name',
  family: 'reputation',
  title: 'Certificate was made for another name',
  points: 8,
  severity: 'medium',
  icon: 'ShieldX',
  recommendation: 'Do not click the browser’s warning away: the site has not proven that it is who it says.',
  find: certificateWith('wrong-name'),
  describe: ({ host, certificate }) =>
    `The certificate of ${defangHost(host)} was made for ${certificate.names.slice(0, 3).map(defangHost).join(`, `) || `another name`}.`,
});
