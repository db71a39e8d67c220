import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import { certificateWith } from './certificate.ts';

/** Devices and test servers do this; a site for the public does not. */
export const reputationCertificateOwnMaking = detector({
  id: 'reputation-certificate-own-making',
  family: 'reputation',
  title: 'Certificate that vouches for itself',
  points: 10,
  severity: 'medium',
  icon: 'ShieldX',
  recommendation: 'Enter nothing there: nobody independent has confirmed who runs the site.',
  find: certificateWith('self-signed'),
  describe: ({ host }) => `${defangHost(host)} shows a certificate that nobody but itself has signed.`,
});
