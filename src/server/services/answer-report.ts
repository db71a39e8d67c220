import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import type { Reported } from '../../engine/index.ts';
import type { WrapperReader } from '../adapters/wrapper-reader.ts';
import { busy } from '../failure.ts';
import { reportAnswerMail } from '../mails/report-answer-mail.ts';
import { teamDecisionMail } from '../mails/team-decision-mail.ts';
import {
  isProofOpen,
  isSenderProven,
  isVouchedFor,
  type Silence,
  silenceFor,
} from '../reports/answer-rules.ts';
import {
  type AnswerLanguage,
  answerLanguages,
  type ReportedSender,
  type ReportOutcome,
} from '../reports/types.ts';
import type { Database } from '../store/database.ts';
import { countQueued, type OutgoingMailStore, queueAtMost } from '../store/outgoing-mails.ts';
import type { DueReport, ReportedMessageStore } from '../store/reported-messages.ts';
import type { UserRow, UserStore } from '../store/users.ts';
import type { FoundReport, JudgedReport, JudgeReport } from './judge-report.ts';
import type { ReportToTeam } from './report-to-team.ts';
import type { MailedDmarc, TakeMailedDmarc } from './take-mailed-dmarc.ts';
import type { ReportingTeam, TeamOfReport } from './team-of-report.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A person who reports more than this a day is a program. */
const answersADay = 20;
const headBytes = 256 * 1024;
/** One that ended its server so often would end the next one too. */
const mostTries = 12;
/** On a crowded machine the verifier takes a while to start. */
const triesForProof = 10;
const kind = 'report answer';

type Needs = {
  db: Database;
  reported: Pick<ReportedMessageStore, 'close'>;
  outgoing: Pick<OutgoingMailStore, 'seal'>;
  users: Pick<UserStore, 'findByEmail'>;
  find: WrapperReader['read'];
  verify: (report: DueReport, signal: AbortSignal) => Promise<MailAuthentication | null>;
  isSameOrganisation: (a: string, b: string) => boolean;
  judge: JudgeReport;
  teamOf: TeamOfReport;
  toTeam: ReportToTeam;
  takeDmarc: TakeMailedDmarc;
  onDmarc: (outcome: MailedDmarc) => void;
  /** Our own addresses. */
  own: ReadonlySet<string>;
  strangers: 'answer' | 'refuse';
  /** Without lookups nobody's address can be proven: only what a relay of the operator's own vouches for counts. */
  canLookUp: boolean;
  resultAddress: (id: string) => string | null;
  deliverSoon: () => void;
  clock: () => Date;
};

type End = {
  outcome: ReportOutcome;
  reason: string | null;
  user: UserRow | null;
  team: ReportingTeam | null;
  judged: JudgedReport;
};
const nothingJudged: JudgedReport = { items: [], left: 0, nothing: null };

/** Judges one report and queues its answer in the transaction that ends it, or ends it in silence. */
export const answerReport = (needs: Needs) => {
  const { db, reported, outgoing, users, find, verify, isSameOrganisation, judge, clock } = needs;

  const look = async (bytes: Uint8Array, signal: AbortSignal): Promise<Reported | null> => {
    const outcome = await find(Uint8Array.from(bytes), signal);
    if (outcome.state === 'busy') throw busy(3000);
    return outcome.state === 'done' && outcome.result.state === 'found' ? outcome.result.reported : null;
  };

  const open = async (report: DueReport, signal: AbortSignal): Promise<FoundReport | null> => {
    if (report.tries > mostTries) return null;
    const whole = await look(report.bytes, signal);
    if (whole) return whole;
    // Too large to be taken apart, or built to break readers: its head alone says to whom it can be answered that it was not read.
    const head = await look(report.bytes.subarray(0, headBytes), signal);
    return head && { ...head, items: [], left: 0, nothing: 'unreadable' };
  };

  const isProven = async (report: DueReport, found: FoundReport, signal: AbortSignal): Promise<boolean> => {
    const { address, isTrusted, vouchingServer } = report.sender;
    if (isTrusted && isVouchedFor(address, found.headers, vouchingServer)) return true;
    if (!needs.canLookUp) return false;
    const authentication = await verify(report, signal);
    const from = found.from?.address ?? '';
    const proof = { sender: address, from, authentication, isSameOrganisation };
    // A sender whom nobody could be asked about now is not turned away for that: the mail is tried again.
    if (isProofOpen(proof) && !isSenderProven(proof) && report.tries < triesForProof) throw busy(3000);
    return isSenderProven(proof);
  };

  /** A receiver's reports about a domain: taken for whose it is, and never answered. */
  const takeReports = async (
    report: DueReport,
    found: FoundReport,
    signal: AbortSignal,
  ): Promise<Silence> => {
    if (!(await isProven(report, found, signal))) return 'unproven';
    needs.onDmarc(await needs.takeDmarc(found.dmarc));
    return 'dmarc report';
  };

  const silenceOf = async (
    report: DueReport,
    found: FoundReport,
    user: UserRow | null,
    signal: AbortSignal,
  ): Promise<Silence | null> => {
    const { sender } = report;
    const must = silenceFor({ sender: sender.address, headers: found.headers, own: needs.own });
    if (must) return must;
    if (!user && (needs.strangers === 'refuse' || !needs.canLookUp)) return 'stranger';
    if (!(await isProven(report, found, signal))) return 'unproven';
    const since = new Date(clock().getTime() - dayMs);
    const answered = await countQueued(db, { kind, recipient: sender.address, since });
    return answered >= answersADay ? 'too many' : null;
  };

  const end = async (
    report: DueReport,
    found: FoundReport | null,
    { outcome, reason, user, team, judged }: End,
  ) => {
    const now = clock();
    const sender = found ? describeSender(report.sender, found) : report.sender;
    const items = judged.items.map(({ kind: itemKind, analysis }) => ({
      analysisId: analysis.id,
      kind: itemKind,
      riskScore: analysis.riskScore,
      riskLevel: analysis.riskLevel,
      isInconclusive: analysis.isConclusive === false,
    }));
    // Again for one whose server died in between: what was put into a campaign stays there.
    const decided =
      team && items.length > 0 ? await needs.toTeam({ report, sender, user, team, judged }) : null;
    const language = sender.language ?? 'en';
    const thread = { inReplyTo: sender.messageId ?? null, references: sender.references ?? null };
    const words = decided
      ? teamDecisionMail({ ...decided, language, thread })
      : reportAnswerMail({
          ...judged,
          ...{ language, thread },
          resultAddress: user ? needs.resultAddress : null,
        });
    const recipient = sender.address;
    const mail =
      outcome === 'silent'
        ? null
        : await outgoing.seal({
            kind,
            recipient,
            dedupeKey: `${kind}:${report.id}`,
            about: report.id,
            createdAt: now,
            words,
          });
    const isEnded = await reported.close(
      report.id,
      {
        ...{ reason, sender, items, now },
        outcome: decided && mail ? 'decision' : outcome,
        userId: user?.id ?? null,
        organisationId: items.length > 0 ? (team?.organisationId ?? null) : null,
      },
      async (transaction) => {
        const since = new Date(now.getTime() - dayMs);
        if (mail) await queueAtMost(transaction, { ...mail, recipient }, { most: answersADay, since });
      },
    );
    if (isEnded && mail) needs.deliverSoon();
  };

  return async (report: DueReport, signal: AbortSignal): Promise<void> => {
    const found = await open(report, signal);
    const silent = (reason: string) =>
      end(report, found, { outcome: 'silent', reason, user: null, team: null, judged: nothingJudged });
    // Whose headers cannot be read is not answered: it may be anything.
    if (!found) return silent('unreadable');
    if (found.dmarc.length > 0) return silent(await takeReports(report, found, signal));
    const user = await users.findByEmail(report.sender.address, clock());
    const silence = await silenceOf(report, found, user, signal);
    if (silence && silence !== 'too many') return silent(silence);
    const team = await needs.teamOf(report.sender.address, user);
    // Who reports a lot has answers enough; their colleagues still want to see it.
    if (silence && !team) return silent(silence);
    const judged = await judge(report, found, { user, team, signal });
    if (silence) return end(report, found, { outcome: 'silent', reason: silence, user, team, judged });
    const { nothing } = judged;
    const outcome = nothing === null ? 'verdict' : nothing === 'limit' ? 'limit' : 'no verdict';
    await end(report, found, { outcome, reason: nothing, user, team, judged });
  };
};
export type AnswerReport = ReturnType<typeof answerReport>;

const maxSubject = 300;
const maxReferences = 10;

/** What the mail itself says of its sender, and how an answer finds its place beside it. */
const describeSender = (
  sender: ReportedSender,
  { from, subject, headers, language }: FoundReport,
): ReportedSender => {
  const fieldOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  const [messageId] = idsIn(fieldOf('message-id'));
  const references = [...idsIn(fieldOf('references')), ...(messageId ? [messageId] : [])].slice(
    -maxReferences,
  );
  return {
    ...sender,
    ...(from && { fromName: from.name, fromAddress: from.address }),
    subject: subject.slice(0, maxSubject),
    ...(messageId && { messageId }),
    ...(references.length > 0 && { references: references.join(' ') }),
    language: answerLanguages.find((one): one is AnswerLanguage => one === language) ?? 'en',
  };
};

const idsIn = (text: string): string[] => text.slice(0, 8000).match(/<[^<>\s]{1,250}>/g) ?? [];
