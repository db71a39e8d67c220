import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { organisationMessageResponse } from '../../contract/organisations.ts';
import {
  assignCampaignRequest,
  campaignQuery,
  campaignSchema,
  campaignsQuery,
  campaignsResponse,
  commentCampaignRequest,
  decideCampaignRequest,
  teamExportQuery,
  teamFiguresResponse,
  teamSettingsRequest,
} from '../../contract/team.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { ExportTeam } from '../services/export-team.ts';
import type { Triage } from '../services/triage.ts';

type Needs = { triage: Triage; exportTeam: ExportTeam };

const config = signedInOnly;
const params = z.object({ id: z.string() });
const response = { 200: campaignSchema };

/** What was reported in an organisation, and what its people decide about it. */
export const teamRoutes =
  ({ triage, exportTeam }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/team/campaigns',
      { config, schema: { querystring: campaignsQuery, response: { 200: campaignsResponse } } },
      async (request) => triage.list(userOf(request), request.query),
    );
    app.get(
      '/api/team/campaigns/:id',
      { config, schema: { params, querystring: campaignQuery, response } },
      async (request) => triage.show(userOf(request), request.params.id, request.query.report || null),
    );
    app.post(
      '/api/team/campaigns/:id/decision',
      { config, schema: { params, body: decideCampaignRequest, response } },
      async (request) => triage.decide(userOf(request), request.params.id, request.body),
    );
    app.post(
      '/api/team/campaigns/:id/comments',
      { config, schema: { params, body: commentCampaignRequest, response } },
      async (request) => triage.comment(userOf(request), request.params.id, request.body.text),
    );
    app.post(
      '/api/team/campaigns/:id/assign',
      { config, schema: { params, body: assignCampaignRequest, response } },
      async (request) => triage.assign(userOf(request), request.params.id, request.body.memberId),
    );

    app.get(
      '/api/team/figures',
      { config, schema: { response: { 200: teamFiguresResponse } } },
      async (request) => triage.figures(userOf(request)),
    );
    app.patch(
      '/api/team/settings',
      { config, schema: { body: teamSettingsRequest, response: { 200: organisationMessageResponse } } },
      async (request) => {
        const { retentionDays } = request.body;
        await triage.keepFor(userOf(request), retentionDays);
        return { message: `Reports are kept for ${retentionDays} days from now on.` };
      },
    );
    app.get(
      '/api/team/export',
      { config, schema: { querystring: teamExportQuery } },
      async (request, reply) => {
        const { mediaType, fileName, pieces } = await exportTeam(userOf(request), request.query.format);
        return reply
          .type(mediaType)
          .header('content-disposition', `attachment; filename="${fileName}"`)
          .send(Readable.from(pieces));
      },
    );
  };
