import type { z } from 'zod';
import type { Verdict } from '../contract/analysis.ts';
import { analyzeDomainRequest, domainInvalidMessage } from '../contract/analyze-domain.ts';
import { analyzeEmailRequest } from '../contract/analyze-email.ts';
import { analyzeUrlRequest } from '../contract/analyze-url.ts';
import { type DomainFacts, type DomainPart, domainParts } from '../contract/domain-facts.ts';
import { contentRequiredMessage, contentSizeMessage, maxEmailBytes } from '../contract/email-input.ts';
import type { MailAuthentication } from '../contract/mail-authentication.ts';
import type { OutsideContact } from '../contract/outside-contacts.ts';
import { everythingUnknown } from '../contract/unknown-facts.ts';
import { noMessageInFile, noTextMessage } from '../contract/unreadable-mail.ts';
import { type ApiResult, apiResultSchema } from '../contract/v1/result.ts';
import {
  frontPageOf,
  judgeDomain,
  judgeUrl,
  loadMail,
  type MailInput,
  type MailTools,
  messageText,
  type UrlFacts,
  unicodeHost,
} from '../engine/index.ts';
import { authenticate } from './authentication/authenticate.ts';
import { CannotCheck } from './cannot-check.ts';
import type { EngineData } from './engine-data.ts';
import { currentData } from './load-data.ts';

type CheckOptions = {
  /** Weights and tables; left out: those of `loadData`, which loads the ones beside this package when nothing was loaded. */
  data?: EngineData;
  /** When the check is made; left out: now. */
  now?: Date;
  /** The outside services that the caller asked for the facts it gives. */
  outside?: OutsideContact[];
};

export type UrlOptions = CheckOptions & {
  /** What the caller looked up about the host; left out: nothing was. */
  facts?: Pick<UrlFacts, 'registration' | 'certificate' | 'blocklists'>;
};

export type MailOptions = CheckOptions & {
  /** Beside a pasted text: whom it says it is from, and its subject. */
  sender?: string;
  subject?: string;
  /** What the caller verified of its sender; left out: what can be verified without a lookup. */
  authentication?: MailAuthentication | null;
  /** Readers of pictures and PDF files; left out: their content is named as not read. */
  tools?: MailTools;
};

export type DomainOptions = CheckOptions & {
  /** When each part was looked up, where that was before the check. */
  learnedAt?: Partial<Record<DomainPart, Date>>;
};

/** A result as `/api/v1` answers it, with the id of none that is kept. */
export type CheckResult = ApiResult;

/** Judges one link, which is never opened. Throws `CannotCheck` for what is no link. */
export const checkUrl = async (url: string, options: UrlOptions = {}): Promise<CheckResult> => {
  const { url: asked } = valid(analyzeUrlRequest, { url });
  const { data, now, outside } = await settled(options);
  const facts = { ...data.urlFacts(asked, now), ...(options.facts ?? nothingLookedUp) };
  const verdict = judgeUrl(asked, facts, { url: data.urlModel });
  return resultOf(verdict, { analysisType: 'url', inputData: asked, data, now, outside });
};

/** Judges one message: its text or source, or the bytes of a file. Throws `CannotCheck` for what is no message. */
export const checkMail = async (
  message: string | Uint8Array,
  options: MailOptions = {},
): Promise<CheckResult> => {
  const submitted = mailIn(message, options);
  const { data, now, outside } = await settled(options);
  const [{ isReadable, judgeMail, readMail }, models] = await Promise.all([loadMail(), data.mailModels()]);
  const mail = await readMail(submitted, options.tools ?? unreadTools);
  const isFile = 'bytes' in submitted;
  if (!isReadable(mail)) throw new CannotCheck('unreadable', isFile ? noMessageInFile : noTextMessage);
  const authentication =
    options.authentication === undefined ? await authenticate(submitted) : options.authentication;
  const verdict = judgeMail(mail, { urlFacts: (url) => data.urlFacts(url, now), authentication }, models);
  return resultOf(verdict, {
    analysisType: isFile ? 'email-file' : 'email',
    inputData: messageText(submitted, verdict),
    data,
    now,
    outside,
  });
};

/** Judges a domain, or an IP address, by what the caller knows about it. Throws `CannotCheck` for what is neither. */
export const checkDomainFacts = async (
  domain: string,
  facts: DomainFacts = everythingUnknown('off'),
  options: DomainOptions = {},
): Promise<CheckResult> => {
  const asked = valid(analyzeDomainRequest, { domain });
  // With its tables of addresses, which no link or message needs.
  const { subjectReader } = await import('../lookups/domain/subject-reader.ts');
  const subject = subjectReader(unicodeHost)(asked.domain);
  if (subject === null) throw new CannotCheck('invalid_input', domainInvalidMessage);
  const { data, now, outside } = await settled(options);
  const known = data.urlFacts(frontPageOf(subject) ?? '', now);
  const learnedAt = options.learnedAt ?? Object.fromEntries(domainParts.map((part) => [part, now]));
  const { result, verdict } = judgeDomain(
    { subject, facts, known, learnedAt, outside, now },
    { url: data.urlModel },
  );
  const kept = { analysisType: 'general', inputData: result.domain, data, now, outside } as const;
  return resultOf(verdict, { ...kept, domain: result });
};

const off = { state: 'unknown', reason: 'off' } as const;
const nothingLookedUp = { registration: off, certificate: off, blocklists: off };

/** Pictures and documents are read by decoders that only the server has. */
const unreadTools: MailTools = {
  readQrCodes: async () => null,
  readPdf: async () => {
    throw new Error('documents are read by the server');
  },
  unreadWhy: 'without a server',
};

const settled = async ({ data, now = new Date(), outside = [] }: CheckOptions) => ({
  data: data ?? (await currentData()),
  now,
  outside,
});

const mailIn = (message: string | Uint8Array, { sender, subject }: MailOptions): MailInput => {
  if (typeof message === 'string') {
    const asked = valid(analyzeEmailRequest, { content: message, sender, subject });
    return {
      content: asked.content,
      ...(asked.sender && { sender: asked.sender }),
      ...(asked.subject && { subject: asked.subject }),
    };
  }
  if (message.length > maxEmailBytes) throw new CannotCheck('too_large', contentSizeMessage);
  if (message.length === 0) throw new CannotCheck('invalid_input', contentRequiredMessage);
  return { bytes: message };
};

const valid = <Output>(schema: z.ZodType<Output>, input: unknown): Output => {
  const { data, error } = schema.safeParse(input);
  if (error) throw new CannotCheck('invalid_input', error.issues[0]?.message ?? 'This cannot be checked');
  return data as Output;
};

type Made = Pick<CheckResult, 'analysisType' | 'inputData' | 'domain'> & {
  data: EngineData;
  now: Date;
  outside: OutsideContact[];
};

const resultOf = (verdict: Verdict, { data, now, outside, ...what }: Made): CheckResult =>
  apiResultSchema.parse({
    ...verdict,
    ...what,
    id: null,
    createdAt: now.toISOString(),
    explanation: { ...verdict.explanation, outside },
    conclusive: verdict.explanation.isConclusive,
    versions: data.versions,
  });
