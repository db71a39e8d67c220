import type { CertificateFacts, CertificateProblem } from '../../../contract/domain-facts.ts';
import { defangHost } from '../../text/defang.ts';
import { type Detector, detector, type ListedDetector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';

type Seen = { certificate: CertificateFacts; host: string };
type Fault = Pick<
  Detector<DomainCase, Seen>,
  'id' | 'family' | 'title' | 'points' | 'severity' | 'recommendation' | 'describe'
> & {
  problem: CertificateProblem;
  /** Another problem that already covers this one. */
  unless?: CertificateProblem;
};

/** Fires on a certificate that was seen with this fault; a server that did not answer showed none. */
const certificateDetector = ({ problem, unless, ...fault }: Fault): ListedDetector<DomainCase> =>
  detector({
    ...fault,
    icon: 'ShieldX',
    find: ({ facts: { certificate }, subject, name }: DomainCase): Seen[] => {
      if (certificate.state !== 'known') return [];
      const { problems } = certificate.value;
      if (!problems.includes(problem) || (unless && problems.includes(unless))) return [];
      return [{ certificate: certificate.value, host: subject.kind === 'domain' ? subject.ascii : name }];
    },
  });

/** Faults that leave open who runs the site. */
export const doubtfulCertificates = [
  // Set by hand to leave the safe band: an authority revokes a certificate after something has happened.
  certificateDetector({
    id: 'reputation-certificate-revoked',
    problem: 'revoked',
    family: 'reputation',
    title: 'Certificate was revoked',
    points: 24,
    severity: 'high',
    recommendation:
      'Do not use the site: the authority that issued its certificate no longer vouches for it.',
    describe: ({ host, certificate }) =>
      `The certificate of ${defangHost(host)} was revoked by ${certificate.issuer}.`,
  }),
  // Devices and test servers sign their own certificate; a public site does not.
  certificateDetector({
    id: 'reputation-certificate-own-making',
    problem: 'self-signed',
    family: 'reputation',
    title: 'Certificate signed by the site itself',
    points: 10,
    severity: 'medium',
    recommendation: 'Enter nothing there: nobody independent has confirmed who runs the site.',
    describe: ({ host }) => `${defangHost(host)} shows a certificate that only the site itself has signed.`,
  }),
  // An unknown issuer, or a server that leaves out the intermediate certificates of its chain.
  certificateDetector({
    id: 'reputation-certificate-untrusted',
    problem: 'untrusted',
    unless: 'self-signed',
    family: 'reputation',
    title: 'Certificate of an unknown issuer',
    points: 8,
    severity: 'medium',
    recommendation: 'Do not dismiss the browser’s warning, and enter nothing on the site.',
    describe: ({ certificate, host }) =>
      `No authority that browsers trust vouches for the certificate of ${defangHost(host)}; it names ${certificate.issuer || 'nobody'} as its issuer.`,
  }),
  // Shared hosts show their own certificate for customers without one, so this is weak.
  certificateDetector({
    id: 'reputation-certificate-other-name',
    problem: 'wrong-name',
    family: 'reputation',
    title: 'Certificate issued for another domain',
    points: 8,
    severity: 'medium',
    recommendation: 'Do not dismiss the browser’s warning: the site has not proven that it is who it says.',
    describe: ({ host, certificate }) =>
      `The certificate of ${defangHost(host)} was issued for ${certificate.names.slice(0, 3).map(defangHost).join(', ') || 'another domain'}.`,
  }),
];

/** Faults of an owner who forgot something. */
export const neglectedCertificates = [
  // Nearly always forgotten by a legitimate owner: phishing sites have theirs renewed by their host.
  certificateDetector({
    id: 'upkeep-certificate-expired',
    problem: 'expired',
    family: 'upkeep',
    title: 'Certificate expired',
    points: 8,
    severity: 'low',
    recommendation: 'Do not dismiss the browser’s warning; come back when the owner has renewed it.',
    describe: ({ host, certificate }) =>
      `The certificate of ${defangHost(host)} expired on ${certificate.validTo.slice(0, 10)}.`,
  }),
  // Either clock may be wrong: the server's or the visitor's.
  certificateDetector({
    id: 'upkeep-certificate-early',
    problem: 'not-yet-valid',
    family: 'upkeep',
    title: 'Certificate is not valid yet',
    points: 5,
    severity: 'low',
    recommendation: 'Check the date on your own computer, then wait until the certificate is valid.',
    describe: ({ host, certificate }) =>
      `The certificate of ${defangHost(host)} is valid from ${certificate.validFrom.slice(0, 10)} on.`,
  }),
  // Mostly old equipment.
  certificateDetector({
    id: 'upkeep-certificate-weak',
    problem: 'weak-key',
    family: 'upkeep',
    title: 'Certificate with a weak key',
    points: 4,
    severity: 'low',
    recommendation: 'If the site is yours, have a new certificate issued with a longer key.',
    describe: ({ host, certificate }) =>
      `The certificate of ${defangHost(host)} uses a key that is no longer strong enough (${certificate.key}).`,
  }),
];
