import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { maxEmailBytes } from '../../contract/email-input.ts';
import type { ReportFormat, ReportKey } from '../../contract/generate-report.ts';
import { generateReportRequest, reportKeyResponse } from '../../contract/generate-report.ts';
import type { LargeBodies } from '../http/large-bodies.ts';
import { openToAll, openToGuests, visitorOf } from '../http/permissions.ts';
import { sendReport } from '../http/send-report.ts';
import type { MakeReport } from '../services/make-report.ts';

type Needs = { makeReport: MakeReport; reportKey: ReportKey; largeBodies: LargeBodies };

/** A result carries the whole message it is about, of which a character may arrive as six of JSON, and its explanation. */
const bodyLimit = 6 * maxEmailBytes + 2 * 1024 * 1024;

export const generateReportRoute =
  ({ makeReport, reportKey, largeBodies }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/generate-report',
      {
        config: openToGuests,
        bodyLimit,
        ...largeBodies(bodyLimit),
        schema: { body: generateReportRequest },
      },
      async (request, reply) => {
        const { analysisData, analysisType, format } = request.body;
        const report = await makeReport(visitorOf(request), {
          analysisData,
          analysisType: analysisType ?? '',
          format: format ?? acceptedFormat(request),
        });
        return sendReport(reply, report);
      },
    );

    app.get(
      '/api/report-key',
      { config: openToAll, schema: { response: { 200: reportKeyResponse } } },
      async () => reportKey,
    );
  };

const formatsByType: Record<string, ReportFormat> = {
  'application/json': 'json',
  'text/markdown': 'markdown',
  'application/stix+json': 'stix',
};

/** HTML, unless nothing but another format is asked for: many programs name JSON first and accept anything. */
const acceptedFormat = ({ headers }: FastifyRequest): ReportFormat => {
  const types = (headers.accept ?? '*/*')
    .split(',')
    .map((range) => range.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (types.some((type) => type === '*/*' || type.startsWith('text/h') || type === 'text/*')) return 'html';
  return types.flatMap((type) => formatsByType[type] ?? [])[0] ?? 'html';
};
