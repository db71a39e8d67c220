import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { daemonOnDemand } from './daemon.ts';
import { judgeEach } from './judge-each.ts';
import type { Peer, PeerVerdict } from './peer.ts';
import { toolVersion } from './run-tool.ts';

const workers = Math.max(2, availableParallelism());
const messageTimeoutMs = 60_000;
const maxBytes = 50 * 1024 * 1024;
const stockConfig = '/etc/rspamd/rspamd.conf';

// Each asks DNS or a server about every message; unanswered they cost time, and some give points for the silence.
const needNetwork = [
  ...['rbl', 'fuzzy_check', 'spf', 'dkim', 'dmarc', 'arc', 'whitelist', 'asn', 'mx_check'],
  ...['url_redirector', 'rspamd_update', 'dkim_signing'],
];

/**
 * What is changed of Debian's configuration. The rules and their points stay, but for three things that would only
 * measure how we run it: names that do not resolve, a client that no mail server told us about, and the age of the mail.
 */
const overrides: Record<string, string> = {
  ...Object.fromEntries(needNetwork.map((module) => [`override.d/${module}.conf`, 'enabled = false;'])),
  'override.d/hfilter.conf': ['helo', 'hostname', 'from', 'rcpt']
    .map((one) => `${one}_enabled = false;`)
    .join(' '),
  'override.d/phishing.conf': 'phishtank_enabled = false;',
  'local.d/headers_group.conf':
    'symbols = { "DATE_IN_PAST" { weight = 0.0; } "RDNS_NONE" { weight = 0.0; } }',
  'override.d/worker-controller.inc': 'enabled = false;',
  'override.d/worker-proxy.inc': 'enabled = false;',
  'override.d/logging.inc': 'type = "console"; level = "error";',
  'override.d/options.inc': 'dns { nameserver = ["127.0.0.1:9"]; timeout = 0.1s; retransmits = 1; }',
};

/**
 * rspamd with Debian's rules. Without a network it has no block lists, no fuzzy hashes, no SPF, DKIM, DMARC and ARC, no
 * maps newer than the package (free mail providers, disposable addresses and PhishTank have none in it); without Redis no
 * Bayes, reputation and neural net. It reads Received and the rest of the header; it gives no points for
 * Authentication-Results.
 */
export const rspamd = (): Peer => {
  const daemon = daemonOnDemand(prepareRspamd);
  return {
    name: 'rspamd',
    version: () => toolVersion('rspamd'),
    judge: async (mails) => {
      const socketPath = await daemon.socketPath();
      const judge = async (raw: Uint8Array) => verdictIn(await ask(socketPath, raw));
      return judgeEach(mails, { atOnce: workers, maxBytes, judge });
    },
    close: daemon.close,
  };
};

const prepareRspamd = async (folder: string) => {
  const socketPath = join(folder, 'normal.sock');
  const worker = `bind_socket = "${socketPath} mode=0600"; count = ${workers};`;
  await mkdir(join(folder, 'override.d'));
  await mkdir(join(folder, 'local.d'));
  for (const [file, lines] of Object.entries({ ...overrides, 'override.d/worker-normal.inc': worker })) {
    await writeFile(join(folder, file), `${lines}\n`);
  }
  const folders = ['DBDIR', 'RUNDIR', 'LOGDIR', 'LOCAL_CONFDIR'].map((name) => `--var=${name}=${folder}`);
  return {
    program: 'rspamd' as const,
    args: ['--no-fork', `--config=${stockConfig}`, ...folders],
    socketPath,
  };
};

/** Empty when the worker hung up or took too long. */
const ask = async (socketPath: string, raw: Uint8Array): Promise<string> => {
  const answer = new Promise<string>((resolve, reject) => {
    const call = request({
      socketPath,
      path: '/checkv2',
      method: 'POST',
      headers: { 'content-length': raw.length },
      signal: AbortSignal.timeout(messageTimeoutMs),
    });
    call.once('response', (response) => text(response).then(resolve, reject));
    call.once('error', reject);
    call.end(raw);
  });
  return answer.catch(() => ''); // Counts as unanswered; the main process starts another worker.
};

// From the score of 6 on. Below that it would ask the sender's server to come back later ("greylist").
const spamActions = new Set(['add header', 'rewrite subject', 'reject']);

/** Null when rspamd answered with an error or left the message unjudged. */
export const verdictIn = (reply: string): PeerVerdict | null => {
  if (!reply.startsWith('{')) return null;
  const { score, action, is_skipped } = JSON.parse(reply) as Record<string, unknown>;
  if (typeof score !== 'number' || typeof action !== 'string') return null;
  const isFlagged = spamActions.has(action);
  // It also calls a message skipped that it rejects at first sight.
  return is_skipped === true && !isFlagged ? null : { score, isFlagged };
};
