import { readFileSync } from 'node:fs';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import type { ApiAnswer, CallApi } from './call-api.ts';
import { makeMcpServer } from './make-server.ts';

/** Longer than the server lets any call take. */
const patienceMs = 30_000;
/** A picture of 10 MB, as base64 within JSON. */
const maxMessageBytes = 16 * 1024 * 1024;

type Settings = { key: string; url: string };

/** Offers the tools to the program that started this one, over its standard input and output, through a server of ours. */
export const serveStdio = async (settings: Settings): Promise<void> => {
  const manifest = new URL('../../../package.json', import.meta.url);
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(manifest, 'utf8')));
  const server = makeMcpServer(version, callOver(settings));
  const transport = new StdioServerTransport(process.stdin, process.stdout, {
    maxBufferSize: maxMessageBytes,
  });
  // The client ends by closing our input.
  process.stdin.once('end', () => void server.close());
  await server.connect(transport);
};

const callOver =
  ({ key, url }: Settings): CallApi =>
  async ({ method, path, body }): Promise<ApiAnswer> => {
    try {
      const answer = await fetch(new URL(path, url), {
        method,
        headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': body.type }) },
        ...(body && { body: Buffer.isBuffer(body.content) ? new Uint8Array(body.content) : body.content }),
        // A key is for one server.
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      return { status: answer.status, text: await answer.text() };
    } catch {
      throw new Error(`Hookwise cannot be reached at ${url}. Is it running, and is HOOKWISE_URL right?`);
    }
  };
