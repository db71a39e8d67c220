import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { CallApi } from './call-api.ts';
import { makeMcpServer } from './make-server.ts';

type Asked = { version: string; call: CallApi; headers: Record<string, string>; body: unknown };
type Answer = { status: number; headers: Record<string, string>; text: string };

/** Answers one call over HTTP as JSON: a server and a transport of its own, which know nothing of other callers. */
export const answerMcp = async (
  { version, call, headers, body }: Asked,
  abandoned: AbortSignal,
): Promise<Answer> => {
  const server = makeMcpServer(version, call);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const close = () => void server.close().catch(() => undefined);
  abandoned.addEventListener('abort', close, { once: true });
  try {
    await server.connect(transport);
    // Where it was sent to has been decided: the transport reads method, headers and the body that is parsed already.
    const answer = await transport.handleRequest(
      new Request('http://localhost/mcp', { method: 'POST', headers }),
      {
        parsedBody: body ?? null,
      },
    );
    const type = answer.headers.get('content-type');
    return {
      status: answer.status,
      headers: type ? { 'content-type': type } : {},
      text: await answer.text(),
    };
  } finally {
    abandoned.removeEventListener('abort', close);
    close();
  }
};
