// npm run mcp: the checks and results as tools (Model Context Protocol) over standard input and output, for an assistant on this
// machine. HOOKWISE_KEY is an API key of the account, HOOKWISE_URL the address of the server. What is said to a person goes to
// standard error: the output is the protocol's alone.

import { serveStdio } from '../src/server/mcp/serve-stdio.ts';

const key = process.env['HOOKWISE_KEY']?.trim() ?? '';
const url = process.env['HOOKWISE_URL']?.trim() || 'http://127.0.0.1:3000';

const problem = (): string | null => {
  if (key === '') return 'HOOKWISE_KEY is not set: create an API key on the account page.';
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    return 'HOOKWISE_URL is no address: use one such as https://hookwise.example';
  return null;
};

const trouble = problem();
if (trouble) {
  process.stderr.write(`${trouble}\n`);
  process.exitCode = 1;
} else await serveStdio({ key, url });
