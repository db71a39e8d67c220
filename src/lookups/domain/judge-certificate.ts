import type { X509Certificate } from 'node:crypto';
import type { CertificateFacts, CertificateProblem, CertificateType } from '../../contract/domain-facts.ts';
import { cutText } from '../cut-text.ts';

type Shown = {
  shown: X509Certificate;
  /** What the visitor asked about: a domain or an address. */
  host: string;
  /** What OpenSSL reports against the chain; it names only one problem. */
  error: string | null;
  protocol: string;
  /** The trusted authorities. */
  roots: readonly X509Certificate[];
  now: Date;
};

/** A certificate may carry thousands of names, and text of any length. */
const maxNames = 100;
const maxText = 256;
const maxChain = 8;

/** Reads a certificate and lists what is wrong with it, the worst first. Throws if its dates cannot be read. */
export const judgeCertificate = ({ shown, host, error, protocol, roots, now }: Shown): CertificateFacts => {
  const chain = chainOf(shown, roots);
  const validity = validityOf(shown);
  const problems = problemsOf({ shown, validity, chain, host, error, roots, now });
  return {
    isValid: problems.length === 0,
    problems,
    subject: nameIn(shown.subject),
    names: namesOf(shown),
    issuer: issuerOf(shown),
    validFrom: validity.from.toISOString(),
    validTo: validity.to.toISOString(),
    type: isSelfSigned(shown) ? 'self-signed' : typeOf(shown),
    key: keyOf(shown),
    protocol,
    chain: chain.map(({ subject }) => nameIn(subject)),
  };
};

type Validity = { from: Date; to: Date };

/** Where OpenSSL cannot read a date, Node's `Date` varies and may be a plausible year; only the text tells. */
const validityOf = ({ validFrom, validTo, validFromDate, validToDate }: X509Certificate): Validity => {
  if ([validFrom, validTo].includes('Bad time value')) throw new Error('dates that cannot be read');
  return { from: validFromDate, to: validToDate };
};

const problemsOf = ({
  shown,
  validity,
  chain,
  host,
  error,
  roots,
  now,
}: Omit<Shown, 'protocol'> & { validity: Validity; chain: X509Certificate[] }): CertificateProblem[] => {
  const problems: CertificateProblem[] = [];
  const isPast = validity.to < now;
  const isFuture = validity.from > now;
  const isOwn = isSelfSigned(shown);
  if (error === 'CERT_REVOKED') problems.push('revoked');
  if (isPast) problems.push('expired');
  if (isFuture) problems.push('not-yet-valid');
  if (!isFor(shown, host)) problems.push('wrong-name');
  if (isOwn) problems.push('self-signed');
  const isAboutDates = error === 'CERT_HAS_EXPIRED' || error === 'CERT_NOT_YET_VALID';
  // OpenSSL names one problem: a wrong date may hide an untrusted issuer.
  const isUntrusted = isAboutDates && (isPast || isFuture) ? !isAnchored(chain, roots) : error !== null;
  if (isUntrusted && !isOwn) problems.push('untrusted');
  if (isWeak(shown)) problems.push('weak-key');
  return problems;
};

const isSelfSigned = (certificate: X509Certificate) => isSignedBy(certificate, certificate);

const isSignedBy = (certificate: X509Certificate, issuer: X509Certificate) => {
  try {
    return (
      certificate.issuer === issuer.subject &&
      certificate.checkIssued(issuer) &&
      certificate.verify(issuer.publicKey)
    );
  } catch {
    // A key that cannot be read vouches for nothing.
    return false;
  }
};

/** From the server's own certificate upwards. Servers leave the root out, since every client has it. */
const chainOf = (shown: X509Certificate, roots: readonly X509Certificate[]): X509Certificate[] => {
  const chain = [shown];
  for (let next = shown.issuerCertificate; next && chain.length < maxChain; next = next.issuerCertificate) {
    if (chain.some(({ fingerprint256 }) => fingerprint256 === next?.fingerprint256)) break;
    chain.push(next);
  }
  const top = chain.at(-1) ?? shown;
  const root = isSelfSigned(top) ? undefined : roots.find((root) => isSignedBy(top, root));
  return root ? [...chain, root] : chain;
};

const isAnchored = (chain: readonly X509Certificate[], roots: readonly X509Certificate[]) =>
  roots.some(({ fingerprint256 }) => fingerprint256 === chain.at(-1)?.fingerprint256);

const isFor = (certificate: X509Certificate, host: string) => {
  const found =
    host.includes(':') || /^[\d.]+$/.test(host) ? certificate.checkIP(host) : certificate.checkHost(host);
  return found !== undefined;
};

const weakHash = /sha-?1(?![0-9])|md[245]/i;

/** Null: a kind of key that cannot be read here. */
const publicKeyOf = (certificate: X509Certificate) => {
  try {
    return certificate.publicKey;
  } catch {
    return null;
  }
};

/** What browsers have refused for years: short keys, and signatures that can be forged. */
const isWeak = (certificate: X509Certificate): boolean => {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details = {} } = publicKeyOf(certificate) ?? {};
  if (type?.startsWith('rsa') && (details.modulusLength ?? 0) < 2048) return true;
  if (type === 'dsa' || (type === 'ec' && /19[0-9]|16[0-9]|12[0-9]/.test(details.namedCurve ?? '')))
    return true;
  return weakHash.test(certificate.signatureAlgorithm ?? '');
};

const curves: Record<string, string> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' };

/** `EC P-256`, `RSA 2048` */
const keyOf = (certificate: X509Certificate): string => {
  const { asymmetricKeyType: type = 'unknown', asymmetricKeyDetails: details = {} } =
    publicKeyOf(certificate) ?? {};
  if (type === 'ec') return `EC ${curves[details.namedCurve ?? ''] ?? details.namedCurve}`;
  return details.modulusLength ? `${type.toUpperCase()} ${details.modulusLength}` : type.toUpperCase();
};

/** OpenSSL writes one attribute a line: `O=Example`. */
const attribute = (lines: string, name: string): string | null => {
  const line = lines.split('\n').find((line) => line.startsWith(`${name}=`));
  return line === undefined ? null : cutText(line.slice(name.length + 1), maxText);
};

const nameIn = (subject: string) => attribute(subject, 'CN') ?? attribute(subject, 'O') ?? '';

/** The organisation is what people know; the common name of an authority is often a code like `R11`. */
const issuerOf = ({ issuer }: X509Certificate) => {
  const [organisation, name] = [attribute(issuer, 'O'), attribute(issuer, 'CN')];
  return organisation && name && organisation !== name
    ? `${organisation} (${name})`
    : (organisation ?? name ?? '');
};

const namesOf = ({ subjectAltName = '' }: X509Certificate): string[] =>
  [...subjectAltName.slice(0, maxNames * maxText).matchAll(/(?:^|, )(?:DNS|IP Address):([^,"]+)/g)]
    .map(([, name = '']) => name)
    .slice(0, maxNames);

/** The policies of the CA/Browser Forum (2.23.140.1), in DER: what the authority verified before it signed. */
const policies: [CertificateType, Buffer][] = [
  ['EV', Buffer.from('060567810c0101', 'hex')],
  ['OV', Buffer.from('060667810c010202', 'hex')],
  ['OV', Buffer.from('060667810c010203', 'hex')],
  ['DV', Buffer.from('060667810c010201', 'hex')],
];
/** Certificate policies, 2.5.29.32. */
const policiesExtension = Buffer.from('0603551d20', 'hex');
/** The extension is a list of short numbers and perhaps a URL; this holds all of them. */
const maxExtension = 512;

const typeOf = ({ raw, subject }: X509Certificate): CertificateType => {
  const at = raw.indexOf(policiesExtension);
  const extension = at < 0 ? Buffer.alloc(0) : extensionAt(raw, at + policiesExtension.length);
  const found = policies.find(([, policy]) => extension.includes(policy));
  return found?.[0] ?? (attribute(subject, 'O') === null ? 'DV' : 'OV');
};

/** The octet string that follows; its length is one byte, or up to two after a byte that gives their number. */
const extensionAt = (raw: Buffer, at: number): Buffer => {
  // A flag may come first that marks the extension as critical.
  const start = raw[at] === 1 ? at + 3 : at;
  const short = raw[start + 1] ?? 0;
  const [length, head] =
    short < 128 ? [short, 2] : [raw.readUIntBE(start + 2, Math.min(short & 3, 2) || 1), 2 + (short & 3)];
  return raw.subarray(start + head, start + head + Math.min(length, maxExtension));
};
