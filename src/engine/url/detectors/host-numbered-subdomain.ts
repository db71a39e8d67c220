import { luresIn } from '../../addresses/lure-words.ts';
import { defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

/** `case-50043583403.example.click`: a made-up case number in front, to look like a letter addressed to you. */
export const hostNumberedSubdomain = addressDetector({
  id: 'host-numbered-subdomain',
  title: 'Made-up case number in the domain',
  points: 26,
  severity: 'medium',
  icon: 'Fish',
  recommendation:
    'Ignore the number. Look up your account on the service’s own site; a real case is listed there.',
  find: ({ url, isEstablished, hosting }) =>
    isEstablished || hosting
      ? []
      : url.subdomains
          .map((label) => ({ label, hasLure: hasBait(label) }))
          .filter(
            ({ label, hasLure }) =>
              /\d{6,}/.test(label) || (hasLure && (label.split('-').length > 2 || /\d{4}/.test(label))),
          ),
  weigh: ({ hasLure }) => (hasLure ? 26 : 21),
  describe: ({ label }) =>
    `The host name begins with "${defangHost(label.slice(0, 50))}", made to look like a case of yours.`,
});

const hasBait = (label: string) => {
  const { credential, promise } = luresIn([label]);
  return credential.length + promise.length > 0;
};
