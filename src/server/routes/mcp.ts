import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { maxScreenshotBytes } from '../../contract/screenshot-input.ts';
import { Failure } from '../failure.ts';
import { type LargeBodies, ordinaryBodyBytes } from '../http/large-bodies.ts';
import { keysOnly } from '../http/permissions.ts';
import { refuseOtherSites } from '../http/refuse-other-sites.ts';
import type { CallApi } from '../mcp/call-api.ts';

type Needs = {
  largeBodies: LargeBodies;
  /** The version of the product. */
  version: string;
  /** A proxy stands before this server, and calls it by names of its own. */
  isBehindProxy: boolean;
};

/** A picture as base64 within JSON. */
const bodyLimit = Math.ceil((maxScreenshotBytes * 4) / 3) + ordinaryBodyBytes;
/** Older clients send several messages at once. Each may be a check. */
const mostAtOnce = 10;

/**
 * The tools over HTTP (Model Context Protocol, streamable HTTP), for a key. Each call stands for itself: there is no session to
 * remember, and any of several servers answers.
 */
export const mcpRoute =
  ({ largeBodies, version, isBehindProxy }: Needs): FastifyPluginAsync =>
  async (app) => {
    const config = keysOnly();
    const { onRequest, preParsing } = largeBodies(bodyLimit);
    const refuse = refuseOtherSites({ isBehindProxy });

    app.post(
      '/mcp',
      { config, bodyLimit, onRequest: [refuse, onRequest], preParsing },
      async (request, reply) => {
        if (Array.isArray(request.body) && (request.body.length === 0 || request.body.length > mostAtOnce))
          throw new Failure('invalid_input', `Please send 1 to ${mostAtOnce} messages at once`);
        // Loaded by the first caller: most servers have none.
        const { answerMcp } = await import('../mcp/answer-http.ts');
        const answer = await answerMcp(
          { version, call: callWithin(request), headers: headersOf(request), body: request.body },
          request.abandoned,
        );
        return reply
          .code(answer.status)
          .headers(answer.headers)
          .send(answer.text === '' ? undefined : answer.text);
      },
    );

    // Nothing is sent unasked, and there is no session to end.
    const refuseMethod = async (_: FastifyRequest, reply: FastifyReply) =>
      reply
        .code(405)
        .header('allow', 'POST')
        .send({ jsonrpc: '2.0', error: { code: -32000, message: 'Please send a POST' }, id: null });
    for (const method of ['GET', 'DELETE'] as const)
      app.route({ method, url: '/mcp', config, onRequest: refuse, handler: refuseMethod });
  };

/** Calls this server itself, as the same caller with the same key. */
const callWithin =
  ({ server, headers, ip, abandoned }: FastifyRequest): CallApi =>
  async ({ method, path, body }) => {
    const answer = await server.inject({
      method,
      url: path,
      remoteAddress: ip,
      headers: { authorization: headers.authorization, ...(body && { 'content-type': body.type }) },
      ...(body && { payload: body.content }),
      signal: abandoned,
    });
    return { status: answer.statusCode, text: answer.body };
  };

const passedHeaders = ['accept', 'content-type', 'mcp-protocol-version'];

const headersOf = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    passedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
