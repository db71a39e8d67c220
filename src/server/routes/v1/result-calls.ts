import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { analysisHistoryResponse, historyPageSize } from '../../../contract/analysis-history.ts';
import type { ReportFormat } from '../../../contract/generate-report.ts';
import { unlimited } from '../../../contract/plans.ts';
import {
  feedbackBody,
  type programReportFormats,
  reportFilter,
  resultParams,
  resultsFilter,
} from '../../../contract/v1/requests.ts';
import {
  apiFeedbackSchema,
  apiResultSchema,
  apiResultsSchema,
  apiUsageSchema,
} from '../../../contract/v1/result.ts';
import { keysOnly, userOf, visitorOf } from '../../http/permissions.ts';
import { problemAnswers } from '../../http/problem-answers.ts';
import { sendJson } from '../../http/send-json.ts';
import { sendReport } from '../../http/send-report.ts';
import type { DeleteAnalyses } from '../../services/delete-analyses.ts';
import type { MakeReport } from '../../services/make-report.ts';
import type { ManageJobs } from '../../services/manage-jobs.ts';
import type { PresentResult } from '../../services/present-result.ts';
import type { ReportVerdict } from '../../services/report-verdict.ts';
import type { ShowAnalysis, ShowHistory } from '../../services/show-history.ts';
import type { UsageOf } from '../../services/spend-check.ts';

type Needs = {
  presentResult: PresentResult;
  showOwnAnalysis: ShowAnalysis;
  showHistory: ShowHistory;
  deleteAnalyses: DeleteAnalyses;
  makeReport: MakeReport;
  reportVerdict: ReportVerdict;
  usageOf: UsageOf;
  manageJobs: Pick<ManageJobs, 'usageOf'>;
};

const config = keysOnly('read:results');
const tags = ['Results'];
const params = resultParams;

const formatOf: Record<(typeof programReportFormats)[number], ReportFormat> = {
  html: 'html',
  json: 'json',
  md: 'markdown',
  stix: 'stix',
  misp: 'misp',
};

/** What is kept of the account's checks, and what is left of its day. */
export const resultCalls =
  (needs: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    const { presentResult, showOwnAnalysis } = needs;

    app.get(
      '/api/v1/results',
      {
        config,
        schema: {
          operationId: 'listResults',
          summary: 'List kept results',
          tags,
          querystring: resultsFilter,
          response: { 200: apiResultsSchema, ...problemAnswers(400, 401, 403) },
        },
      },
      async (request) => {
        const limit = request.query.limit || String(historyPageSize);
        const reader = { ...visitorOf(request), user: userOf(request) };
        // Pages get it written; a program gets fewer of its fields.
        const written = await needs.showHistory(reader, { ...request.query, limit });
        const { analyses, next } = analysisHistoryResponse.parse(JSON.parse(written));
        const results = analyses.map((row) => ({
          id: row.id,
          analysisType: row.analysisType,
          input: row.inputData,
          riskLevel: row.riskLevel,
          riskScore: row.riskScore,
          conclusive: row.isConclusive,
          createdAt: row.createdAt,
        }));
        return { results, ...(next !== undefined && { next }) };
      },
    );

    app.get(
      '/api/v1/results/:id',
      {
        config,
        schema: {
          operationId: 'getResult',
          summary: 'Read a result',
          tags,
          params,
          response: { 200: apiResultSchema, ...problemAnswers(401, 403, 404) },
        },
      },
      async (request, reply) =>
        sendJson(reply, presentResult.analysis(await showOwnAnalysis(userOf(request), request.params.id))),
    );

    app.delete(
      '/api/v1/results/:id',
      {
        config,
        schema: {
          operationId: 'deleteResult',
          summary: 'Delete a result',
          tags,
          params,
          response: { 204: z.undefined().describe('It is deleted.'), ...problemAnswers(401, 403, 404) },
        },
      },
      async (request, reply) => {
        await needs.deleteAnalyses.some(userOf(request), [request.params.id]);
        return reply.code(204).send();
      },
    );

    app.get(
      '/api/v1/results/:id/report',
      {
        config,
        schema: {
          operationId: 'getReport',
          summary: 'Make a report of a result',
          tags,
          params,
          querystring: reportFilter,
          response: { 200: z.string().describe('The report.'), ...problemAnswers(400, 401, 403, 404, 429) },
        },
      },
      async (request, reply) => {
        const user = userOf(request);
        // Before a report is counted: what is not theirs does not exist for them.
        const { id } = await showOwnAnalysis(user, request.params.id);
        const format = formatOf[request.query.format];
        return sendReport(
          reply,
          await needs.makeReport(visitorOf(request), { analysisData: { id }, analysisType: '', format }),
        );
      },
    );

    app.post(
      '/api/v1/results/:id/feedback',
      {
        config,
        schema: {
          operationId: 'sendFeedback',
          summary: 'Report a wrong verdict',
          tags,
          params,
          body: feedbackBody,
          response: { 201: apiFeedbackSchema, ...problemAnswers(400, 401, 403, 404, 409, 413, 429) },
        },
      },
      async (request, reply) => {
        const report = await needs.reportVerdict.report(userOf(request), request.params.id, request.body);
        return reply.code(201).send({ report });
      },
    );

    app.get(
      '/api/v1/usage',
      {
        config: keysOnly(),
        schema: {
          operationId: 'getUsage',
          summary: 'See what is used of the plan',
          tags: ['Account'],
          response: { 200: apiUsageSchema, ...problemAnswers(401, 403) },
        },
      },
      async (request) => {
        const { used, dailyLimit, resetsAt } = await needs.usageOf(visitorOf(request));
        return {
          checks: { used, limit: dailyLimit === unlimited ? null : dailyLimit, resetsAt },
          jobs: await needs.manageJobs.usageOf(userOf(request)),
        };
      },
    );
  };
