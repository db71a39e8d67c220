import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  adminMessagesQuery,
  adminMessagesResponse,
  answerMessageRequest,
  handledMessageResponse,
  messageStateRequest,
  openedMessageResponse,
} from '../../contract/admin-messages.ts';
import { openAnalysisRequest } from '../../contract/admin-open.ts';
import { adminsOnly, userOf } from '../http/permissions.ts';
import type { HandleMessages } from '../services/handle-messages.ts';

type Needs = { handleMessages: HandleMessages };

const defaultPageSize = 20;
// Any text is an id here: a malformed one gets the same answer as an unknown one.
const params = z.object({ id: z.string() });
const path = '/api/admin/messages';

export const adminMessagesRoutes =
  ({ handleMessages }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      path,
      {
        config: adminsOnly,
        schema: { querystring: adminMessagesQuery, response: { 200: adminMessagesResponse } },
      },
      async ({ query: { state = 'all', kind, search, page = 1, pageSize = defaultPageSize } }) =>
        handleMessages.list({ state, kind, search, page, pageSize }),
    );

    app.post(
      `${path}/:id/open`,
      {
        config: adminsOnly,
        schema: { params, body: openAnalysisRequest, response: { 200: openedMessageResponse } },
      },
      async (request) => handleMessages.open(userOf(request), request.params.id, request.body.reason),
    );

    app.post(
      `${path}/:id/answer`,
      {
        config: adminsOnly,
        schema: { params, body: answerMessageRequest, response: { 200: handledMessageResponse } },
      },
      async (request) => {
        await handleMessages.answer(userOf(request), request.params.id, request.body.text);
        return { message: 'Your answer is on its way.', state: 'answered' as const };
      },
    );

    app.patch(
      `${path}/:id`,
      {
        config: adminsOnly,
        schema: { params, body: messageStateRequest, response: { 200: handledMessageResponse } },
      },
      async (request) => {
        const { state } = request.body;
        await handleMessages.setState(userOf(request), request.params.id, state);
        return { message: `The message is marked as ${state}.`, state };
      },
    );
  };
