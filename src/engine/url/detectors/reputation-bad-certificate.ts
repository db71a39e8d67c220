import { defangHost } from '../../text/defang.ts';
import { reputationDetector } from './define.ts';

/** A certificate that was seen and is wrong. Sites without one, and servers that did not answer, are not counted here. */
export const reputationBadCertificate = reputationDetector({
  id: 'reputation-bad-certificate',
  title: 'Security certificate is not valid',
  points: 15,
  severity: 'medium',
  icon: 'ShieldX',
  recommendation: 'Do not ignore the browser’s warning, and do not enter anything on the page.',
  find: ({ facts, url }) =>
    facts.certificate?.state === 'known' && !facts.certificate.value.isValid
      ? [
          {
            host: url.host,
            problem: facts.certificate.value.problem ?? 'it does not match the name or has expired',
          },
        ]
      : [],
  describe: ({ host, problem }) => `The certificate of ${defangHost(host)} cannot be trusted: ${problem}.`,
});
