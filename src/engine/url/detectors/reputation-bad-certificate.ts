import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { UrlCase } from '../case.ts';

/** A certificate that was seen and is wrong. Sites without one, and servers that did not answer, are not counted here. */
export const reputationBadCertificate = detector({
  id: 'reputation-bad-certificate',
  family: 'reputation',
  title: 'Security certificate is not valid',
  points: 15,
  severity: 'medium',
  icon: 'ShieldX',
  recommendation: 'Do not ignore the browser’s warning, and do not enter anything on the page.',
  find: ({ facts, url }: UrlCase) =>
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
