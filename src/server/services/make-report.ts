import { notAnAnalysisMessage, type ReportFormat, reportFileName } from '../../contract/generate-report.ts';
import type { ReportSigner } from '../adapters/report-signer.ts';
import { Failure } from '../failure.ts';
import { idOf } from '../report/analysis-content.ts';
import { canonicalJson } from '../report/canonical-json.ts';
import type { ReportDocument, ReportEngine } from '../report/report-document.ts';
import { reportMarkdown } from '../report/report-markdown.ts';
import { reportMisp } from '../report/report-misp.ts';
import { reportStix } from '../report/report-stix.ts';
import { sealReport } from '../report/seal-report.ts';
import { boundedObject, resultContent, submittedContent } from '../report/submitted-result.ts';
import type { AnalysisRow } from '../store/upgrade-row.ts';
import type { IsAdmin } from './is-admin.ts';
import type { LimitCalls } from './limit-calls.ts';
import { presentAnalysis } from './present-analysis.ts';
import { type Caller, networkOf } from './visitor.ts';

type Needs = {
  /** A stored analysis of any owner. */
  findAnalysis: (id: string) => Promise<AnalysisRow | null>;
  isAdmin: IsAdmin;
  limitCalls: LimitCalls;
  signer: ReportSigner;
  engine: () => ReportEngine;
  clock: () => Date;
};

type Wish = { analysisData: unknown; analysisType: string; format: ReportFormat };

export type MadeReport = { mediaType: string; fileName: string; text: string };
export type MakeReport = (caller: Caller, wish: Wish) => Promise<MadeReport>;

/** A report costs no check, but it costs work. */
const perHour = 60;

/** The most that a report could ever print: a book. */
const maxRecordLength = 2 * 1024 * 1024;

const formats: Record<ReportFormat, { mediaType: string; extension: string }> = {
  html: { mediaType: 'text/html; charset=utf-8', extension: 'html' },
  json: { mediaType: 'application/json; charset=utf-8', extension: 'json' },
  markdown: { mediaType: 'text/markdown; charset=utf-8', extension: 'md' },
  stix: { mediaType: 'application/stix+json;version=2.1', extension: 'stix.json' },
  misp: { mediaType: 'application/json; charset=utf-8', extension: 'misp.json' },
};

export const makeReport = ({
  findAnalysis,
  isAdmin,
  limitCalls,
  signer,
  engine,
  clock,
}: Needs): MakeReport => {
  const isOwner = ({ user }: Caller, row: AnalysisRow) => user !== null && row.userId === user.id;

  /** A stored result takes precedence over a submitted one, which counts where the caller may not read the record. */
  const choose = async (caller: Caller, { analysisData, analysisType }: Wish) => {
    const submitted = boundedObject(analysisData);
    const id = 'id' in submitted ? idOf(submitted.id) : null;
    const row = id === null ? null : await findAnalysis(id);
    const kept = row && resultContent(presentAnalysis(row));
    if (row && kept && isOwner(caller, row)) return { ...kept, origin: 'recorded' as const };

    const content = submittedContent(submitted, analysisType);
    if (!content) {
      if (!('id' in submitted)) throw new Failure('invalid_input', notAnAnalysisMessage);
      // By its id alone an administrator would read it without a trace; once it was opened, they have it to send.
      if (row && caller.user && isAdmin(caller.user))
        throw new Failure('not_allowed', 'Open this analysis with a reason first, then make its report.');
      throw new Failure('not_found', 'There is no such analysis.');
    }
    // A caller who submits the very result that we hold has it from us: confirming that reveals nothing.
    const isOurs = kept !== null && canonicalJson(kept.body) === canonicalJson(content.body);
    return { ...content, origin: isOurs ? ('recorded' as const) : ('submitted' as const) };
  };

  return async (caller, wish) => {
    await limitCalls([
      { key: `report-from:${networkOf(caller.address)}`, max: perHour, windowMs: 60 * 60 * 1000 },
    ]);
    const { body, indicators, origin } = await choose(caller, wish);
    const generatedAt = clock().toISOString();
    const report: ReportDocument = {
      format: 'hookwise-security-report',
      version: 1,
      origin,
      generatedAt,
      engine: engine(),
      ...body,
    };
    const { html, recordJson, seal } = sealReport(report, signer);
    if (recordJson.length > maxRecordLength)
      throw new Failure('too_large', 'This analysis is too large for a report.');
    const texts: Record<ReportFormat, () => string> = {
      html: () => html,
      json: () => `{"record":${recordJson},"seal":${canonicalJson(seal)}}\n`,
      markdown: () => reportMarkdown(report, seal),
      stix: () => `${reportStix(report, indicators)}\n`,
      misp: () => `${reportMisp(report, indicators)}\n`,
    };
    const { mediaType, extension } = formats[wish.format];
    const fileName = reportFileName(generatedAt.slice(0, 10), extension);
    return { mediaType, fileName, text: texts[wish.format]() };
  };
};
