import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type DKIMVerifyResult, dkimVerify } from 'mailauth';
import type { MailAuthentication } from '../contract/mail-authentication.ts';
import type { AskDns } from './ask-once.ts';
import { boundedQuestions } from './mail/bounded-questions.ts';
import { checkArc } from './mail/check-arc.ts';
import { checkDmarc } from './mail/check-dmarc.ts';
import { checkSpf } from './mail/check-spf.ts';
import { findHandover, type Handover } from './mail/handover.ts';
import type { FindKey } from './mail/key-archive.ts';
import { type MailSource, readSource } from './mail/mail-source.ts';
import { authorDomain } from './mail/organisation-domain.ts';
import { toSignature, unreadSignature, unreadSource } from './mail/signatures.ts';
import { tagOf } from './mail/signed-source.ts';
import { survive, verifierDns } from './mail/verifier-dns.ts';
import type { ResolveDns } from './resolve-dns.ts';

type Needs = {
  /** Null: no lookups are allowed. The body hash is checked all the same. */
  resolve: ResolveDns | null;
  signal: AbortSignal;
  /** The bytes are exactly those that arrived, as in an uploaded file; false for pasted text, which loses spaces. */
  isExact: boolean;
  /** Consulted when DNS is off or fails. */
  keyArchive?: FindKey;
  /** A key from DNS verified a signature: worth keeping for times without DNS. */
  onKeyVerified?: (domain: string, selector: string, record: string) => void;
  /** More than for a message that anybody submits: of one that a mail server brought. */
  maxBytes?: number | undefined;
  /** For all lookups of the message together. */
  budgetMs?: number;
};

/**
 * Verifies what a raw message itself proves: DKIM, SPF, DMARC and ARC. Whatever cannot be read or asked comes back as
 * unknown. Throws only when the caller gave up.
 *
 * @example await authenticateMail({ resolve, signal, isExact: true })(bytes)
 */
export const authenticateMail =
  ({ budgetMs = 5000, ...needs }: Needs) =>
  async (raw: Uint8Array): Promise<MailAuthentication> => {
    const { resolve, signal, maxBytes } = needs;
    const source = readSource(raw, maxBytes);
    if (!source.bytes) return unreadSource(source, 'refused');
    const ask = boundedQuestions({ resolve, signal, budgetMs });
    const found = await verify(source, source.bytes, ask, needs);
    signal.throwIfAborted();
    return found;
  };

const verify = async (
  source: MailSource,
  bytes: Buffer,
  ask: AskDns,
  { resolve, isExact, keyArchive, onKeyVerified }: Omit<Needs, 'budgetMs'>,
): Promise<MailAuthentication> => {
  const keyDns = verifierDns({ ask, findKey: keyArchive });
  const handover = findHandover(source.fields);
  askAhead(source, handover, ask);
  const dkim = await survive(
    dkimVerify(Readable.from(slices(bytes)), {
      resolver: keyDns.resolver,
      // RFC 8301 3.1: SHA-1 collisions are practical.
      rejectRsaSha1: true,
      // Mail is checked long after it arrived: a signature that has expired since was valid when it mattered.
      curTime: new Date(0),
    }),
  );
  if (!dkim) return unreadSource(source, 'unreadable');
  const author = authorDomain(dkim.headerFrom, dkim.fromFields);
  const signatures = [
    ...dkim.results.flatMap((result) => toSignature(result, { author, isExact }) ?? []),
    ...source.leftOut.flatMap((field) => unreadSignature(field, author) ?? []),
  ];
  if (author) void ask(`_dmarc.${author}`, 'TXT');
  const [spf, arc] = await Promise.all([
    resolve ? checkSpf({ handover, author, dns: verifierDns({ ask }) }) : off,
    checkArc({ source, dkim, dns: keyDns, isExact }),
  ]);
  const dmarc = await checkDmarc({ author, signatures, spf, dns: verifierDns({ ask }) });
  await reportKeys(dkim, ask, onKeyVerified);
  return { signatures, spf, dmarc, arc };
};

const sliceBytes = 64 * 1024;

/** Hashing two megabytes several times takes a while: other work gets its turn between the slices. */
async function* slices(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    yield bytes.subarray(at, at + sliceBytes);
    await setImmediate();
  }
}

const off = { state: 'unknown', reason: 'off' } as const;
const signed = new Set(['dkim-signature', 'arc-seal', 'arc-message-signature']);

/** More keys than a legitimate message has; a thousand made-up ones would use up the budget of questions. */
const maxAskedAhead = 40;

/** The verifier asks one question after the other; asked in parallel beforehand, they only wait for the slowest. */
const askAhead = ({ fields }: MailSource, handover: Handover | null, ask: AskDns) => {
  for (const field of fields.filter(({ name }) => signed.has(name)).slice(0, maxAskedAhead)) {
    void ask(`${tagOf(field, 's')}._domainkey.${tagOf(field, 'd')}`, 'TXT');
  }
  if (handover) void ask(handover.sender.split('@').at(-1) || handover.helo, 'TXT');
};

/** Only keys that DNS itself returned: a key from the archive must not refresh its own age. */
const reportKeys = async (dkim: DKIMVerifyResult, ask: AskDns, onKeyVerified: Needs['onKeyVerified']) => {
  for (const { status, signingDomain = '', selector = '', rr } of onKeyVerified ? dkim.results : []) {
    if (status.result !== 'pass' || !rr) continue;
    const { state } = await ask(`${selector}._domainkey.${signingDomain}`, 'TXT');
    if (state === 'known') onKeyVerified?.(signingDomain.toLowerCase(), selector, rr);
  }
};
