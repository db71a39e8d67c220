import { defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

/**
 * Host names made for machines (mail policy, autodiscovery, control panels), not for visitors. A page there usually means
 * that an intruder holds the hosting account.
 */
const serviceLabel =
  /^(?:_.*|mta-sts|autodiscover|autoconfig|lyncdiscover|enterpriseregistration|enterpriseenrollment|cpcontacts|cpcalendars|cpanel|webdisk|whm|bimi|wildcard|ns\d+|mx\d*|ftp|smtp|imap|pop3?|dkim|_dmarc|localhost)$/;

export const hostServiceLabel = addressDetector({
  id: 'host-service-label',
  title: 'Page on a host name made for machines',
  points: 18,
  severity: 'medium',
  icon: 'ShieldX',
  recommendation:
    'Do not enter anything. This host name is not meant for visitors; the site may have been broken into.',
  find: ({ url, isEstablished }) =>
    isEstablished || (url.segments.length === 0 && !url.subdomains.some((label) => label.startsWith('_')))
      ? []
      : url.subdomains
          .filter((label) => serviceLabel.test(label))
          .map((label) => ({ label, host: url.host })),
  describe: ({ label, host }) =>
    `"${label}" in ${defangHost(host.slice(0, 80))} is a technical name that normally has no pages.`,
});
