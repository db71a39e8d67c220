import { hash } from 'node:crypto';
import type { Analysis } from '../../contract/analysis.ts';
import { analyzeUrlRequest } from '../../contract/analyze-url.ts';
import type { FoundItem, Reported } from '../../engine/index.ts';
import { Failure } from '../failure.ts';
import type { AnsweredItem } from '../mails/report-answer-mail.ts';
import type { Nothing } from '../reports/types.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { DueReport } from '../store/reported-messages.ts';
import type { UserRow } from '../store/users.ts';
import type { CheckEmail } from './check-email.ts';
import type { CheckScreenshot } from './check-screenshot.ts';
import type { CheckUrl } from './check-url.ts';
import { presentAnalysis } from './present-analysis.ts';
import type { ReportingTeam } from './team-of-report.ts';
import type { Visitor } from './visitor.ts';

type Needs = {
  checkEmail: CheckEmail;
  checkUrl: CheckUrl;
  checkScreenshot: CheckScreenshot;
  analyses: Pick<AnalysisStore, 'find'>;
};

/** What is in a report, as far as it could be read. */
export type FoundReport = Omit<Reported, 'nothing'> & { nothing: Nothing | null };

/** With its whole result: a team keeps it. */
export type JudgedItem = AnsweredItem & { analysis: Analysis };

export type JudgedReport = { items: JudgedItem[]; left: number; nothing: Nothing | null };

type Reporter = { user: UserRow | null; team: ReportingTeam | null; signal: AbortSignal };

/**
 * Judges what was found in a report by the services that judge what is submitted on the page, at the cost of the reporter's checks, or of what the plan of
 * their organisation has for reports.
 * Each result has an id that follows from its report: one that was kept before a server died is not judged again.
 */
export const judgeReport =
  ({ checkEmail, checkUrl, checkScreenshot, analyses }: Needs) =>
  async (report: DueReport, found: FoundReport, { user, team, signal }: Reporter): Promise<JudgedReport> => {
    const judge = (item: FoundItem, resultId: string): Promise<Analysis> => {
      const visitor: Visitor = {
        user,
        address: guestOf(report.sender.address),
        signal,
        session: null,
        resultId,
        paidBy: team?.allowance ?? null,
      };
      if (item.kind === 'attached') return checkEmail(visitor, { bytes: item.bytes });
      if (item.kind === 'link') return checkUrl(visitor, analyzeUrlRequest.shape.url.parse(item.url));
      if (item.kind === 'picture') return checkScreenshot(visitor, item);
      return checkEmail(visitor, { wrapper: Uint8Array.from(report.bytes) });
    };
    const items: JudgedItem[] = [];
    let nothing: Nothing | null = found.nothing;
    let left = found.left;
    for (const [n, item] of found.items.entries()) {
      const resultId = idOf(report.id, n);
      try {
        const kept = await analyses.find(resultId);
        const analysis = kept ? presentAnalysis(kept) : await judge(item, resultId);
        const isConclusive = analysis.explanation?.isConclusive ?? null;
        items.push({ kind: item.kind, analysis: { ...analysis, isConclusive } });
      } catch (error) {
        nothing = isUsedUp(error) ? 'limit' : unreadable(error);
        left += isUsedUp(error) ? found.items.length - n : 1;
        if (isUsedUp(error)) break;
      }
    }
    const gravestFirst = items.toSorted((a, b) => b.analysis.riskScore - a.analysis.riskScore);
    return { items: gravestFirst, left, nothing: items.length > 0 ? null : nothing };
  };
export type JudgeReport = ReturnType<typeof judgeReport>;

/** A sender without an account has the checks of a guest: counted by their address, which is kept as a digest. */
const guestOf = (address: string): string => `mail:${hash('sha256', address.toLowerCase()).slice(0, 32)}`;

const isUsedUp = (error: unknown): boolean => error instanceof Failure && error.code === 'limit_reached';

/** Everything else is tried again: the machine is busy, the database is away. */
const unreadable = (error: unknown): Nothing => {
  const isAboutItem = error instanceof Failure ? error.code !== 'unavailable' : isOfSchema(error);
  if (isAboutItem) return 'unreadable';
  throw error;
};
const isOfSchema = (error: unknown): boolean => error instanceof Error && error.name === 'ZodError';

/** In the form of a UUID of version 8, whose bits are free to be chosen. */
const idOf = (report: string, number: number): string => {
  const digits = hash('sha256', `${report} ${number}`);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
};
