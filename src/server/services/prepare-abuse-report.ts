import type { AbuseReport, AbuseReportWish } from '../../contract/abuse-report.ts';
import type { Analysis } from '../../contract/analysis.ts';
import type { Registration } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import { isUuid } from '../../contract/uuid.ts';
import { answerableFor, type UrlFacts } from '../../engine/index.ts';
import { readSubject } from '../../lookups/domain/read-subject.ts';
import type { FindFacts, PublicSubject } from '../../lookups/remembered-facts.ts';
import { contactsOf } from '../abuse/contacts-of.ts';
import type { FoundOnSuspect } from '../abuse/found-on-suspect.ts';
import type { Suspect, Suspects } from '../abuse/suspect.ts';
import { type Judge, suspectsOf } from '../abuse/suspects-of.ts';
import { writeAbuseMail } from '../abuse/write-abuse-mail.ts';
import { writeXarf } from '../abuse/write-xarf.ts';
import { Failure } from '../failure.ts';
import { noKey } from '../store/analysis-content.ts';
import type { AnalysisRow } from '../store/upgrade-row.ts';
import type { UserRow } from '../store/users.ts';
import type { LimitCalls } from './limit-calls.ts';
import { presentAnalysis } from './present-analysis.ts';

type Needs = {
  findAnalysis: (id: string) => Promise<AnalysisRow | null>;
  /** Null: lookups are off. */
  find: FindFacts | null;
  /** What our own tables say of an address. */
  known: (url: string) => UrlFacts;
  limitCalls: LimitCalls;
  clock: () => Date;
};

/** Each may ask six registries. */
const perHour = 30;
/** For the name and then for its address; together with the rest within the time of a call. */
const deadlineMs = 3000;

/** Writes a complaint about a phishing result, or about a lookalike that a domain check found. Sends nothing. */
export const prepareAbuseReport =
  ({ findAnalysis, find, known, limitCalls, clock }: Needs) =>
  async (
    user: UserRow,
    id: string,
    { lookalike }: AbuseReportWish,
    signal: AbortSignal,
  ): Promise<AbuseReport> => {
    // What belongs to others looks like what does not exist, and is looked up the same way.
    const row = await findAnalysis(isUuid(id) ? id : noKey);
    if (!row || row.userId !== user.id) throw new Failure('not_found', 'There is nothing at this address');
    const analysis = presentAnalysis(row);
    const judge: Judge = (address) => answerableFor(address, known(address));
    const { suspects, leftOut } = lookalike
      ? lookalikeOf(analysis, lookalike, judge)
      : accused(analysis, judge);
    await limitCalls([{ key: `abuse-report:${user.id}`, max: perHour, windowMs: 60 * 60 * 1000 }]);
    const found = await Promise.all(
      suspects.map((suspect) => lookAt(suspect, { find, signal, askedBy: user.id })),
    );
    const contacts = contactsOf(found);
    const imitated = lookalike ? (analysis.domain?.domain ?? null) : null;
    const accusation = { analysis, imitated, found, leftOut, reporter: user.email, now: clock() };
    const mail = writeAbuseMail(accusation, contacts);
    return { contacts, mail, xarf: writeXarf(accusation, mail.text), leftOut };
  };
export type PrepareAbuseReport = ReturnType<typeof prepareAbuseReport>;

const accused = (analysis: Analysis, judge: Judge): Suspects => {
  if (analysis.riskLevel !== 'phishing')
    throw new Failure(
      'invalid_input',
      'Only phishing is reported. This result was not judged to be phishing.',
    );
  const all = suspectsOf(analysis, judge);
  if (all.suspects.length > 0) return all;
  throw new Failure(
    'invalid_input',
    all.leftOut.length > 0
      ? 'There is nobody to report this to: all that it names is known to be legitimate, or not proven to have sent it.'
      : 'There is nobody to report this to: it names no web address and no server that delivered it.',
  );
};

const lookalikeOf = ({ domain }: Analysis, wished: string, judge: Judge): Suspects => {
  const name = wished.toLowerCase();
  const seen = domain?.threatIntelligence.lookalikes.some((one) => one.domain.toLowerCase() === name);
  if (!seen)
    throw new Failure('invalid_input', 'lookalike: please give one of the similar domains of this result');
  const answerable = judge(name);
  if (!answerable || answerable.by === 'nobody')
    throw new Failure('invalid_input', `${name} is known to be legitimate, so there is nothing to report.`);
  const { host, domain: registered, by } = answerable;
  return {
    suspects: [{ role: 'page', host, url: null, domain: by === 'owner' ? registered : null }],
    leftOut: [],
  };
};

type Asking = { find: FindFacts | null; signal: AbortSignal; askedBy: string };

const off = { state: 'unknown', reason: 'off' } as const;
const absent = { state: 'absent' } as const;

const lookAt = async (suspect: Suspect, asking: Asking): Promise<FoundOnSuspect> => {
  const subject = readSubject(suspect.host);
  if (!asking.find) return { suspect, registration: off, hosting: off, network: off };
  if (!isPublic(subject)) return { suspect, registration: absent, hosting: absent, network: absent };
  const { facts } = await asking.find(subject, {
    parts: ['registration', 'hosting'],
    signal: asking.signal,
    askedBy: asking.askedBy,
    deadlineMs,
  });
  const { hosting } = facts;
  const registration = suspect.domain === null ? absent : facts.registration;
  const network = hosting.state === 'known' ? await networkAt(hosting.value.address, asking) : hosting;
  return { suspect, registration, hosting, network };
};

const networkAt = async (
  address: string,
  { find, signal, askedBy }: Asking,
): Promise<LookedUp<Registration>> => {
  const subject = readSubject(address);
  if (!find || !isPublic(subject)) return absent;
  const { facts } = await find(subject, { parts: ['registration'], signal, askedBy, deadlineMs });
  return facts.registration;
};

const isPublic = (subject: ReturnType<typeof readSubject>): subject is PublicSubject =>
  subject !== null && subject.kind !== 'internal';
