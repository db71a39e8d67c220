import { connect } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { daemonOnDemand } from './daemon.ts';
import { judgeEach } from './judge-each.ts';
import type { Peer, PeerVerdict } from './peer.ts';
import { toolVersion } from './run-tool.ts';

const children = Math.max(2, availableParallelism());
const messageTimeoutS = 60;
// What spamc refuses to send by default: longer messages pass unseen.
const maxBytes = 500 * 1024;

/**
 * SpamAssassin with Debian's rules and local tests only. Without a network it has no block lists (DNSBL, URIBL), no SPF,
 * DKIM and DMARC of its own, no Razor or Pyzor, and no rules newer than the package; its Bayesian part is not trained. It reads Received and the rest of the
 * header; Debian's rules give no points for Authentication-Results.
 */
export const spamassassin = (): Peer => {
  const spamd = daemonOnDemand(prepareSpamd);
  return {
    name: 'SpamAssassin',
    version: () => toolVersion('spamd'),
    judge: async (mails) => {
      const socketPath = await spamd.socketPath();
      const judge = async (raw: Uint8Array) => verdictIn(await ask(socketPath, raw));
      return judgeEach(mails, { atOnce: children, maxBytes, judge });
    },
    close: spamd.close,
  };
};

const prepareSpamd = async (folder: string) => {
  const socketPath = join(folder, 'spamd.sock');
  const args = [
    '--local',
    '--nouser-config',
    '--syslog=stderr',
    `--socketpath=${socketPath}`,
    `--max-children=${children}`,
    `--min-children=${children}`,
    '--max-conn-per-child=5000',
    `--timeout-child=${messageTimeoutS}`,
    // Otherwise it learns from what it judges, and the order of the messages would change the figures.
    '--cf=bayes_auto_learn 0',
    `--cf=bayes_path ${join(folder, 'bayes')}`,
    // Untold which servers are its own it guesses, and takes a point off every fourth phishing message for "trusted" hops.
    '--cf=score ALL_TRUSTED 0',
  ];
  return { program: 'spamd' as const, args, socketPath };
};

/** One request of the spamc protocol. Empty when the daemon hung up or took too long. */
const ask = async (socketPath: string, raw: Uint8Array): Promise<string> => {
  const socket = connect({ path: socketPath, allowHalfOpen: true });
  const tooLong = setTimeout(() => socket.destroy(), (messageTimeoutS + 5) * 1000);
  socket.write(`CHECK SPAMC/1.5\r\nContent-length: ${raw.length}\r\n\r\n`);
  socket.end(raw);
  try {
    return (await buffer(socket)).toString('latin1');
  } catch {
    return ''; // A message that costs the child its life counts as unanswered; the daemon starts another child.
  } finally {
    clearTimeout(tooLong);
    socket.destroy();
  }
};

/** Null when the daemon answered with an error. */
export const verdictIn = (reply: string): PeerVerdict | null => {
  if (!/^SPAMD\/[\d.]+ 0 /.test(reply)) return null;
  const match = /^Spam: (True|False) ; (-?[\d.]+) \/ -?[\d.]+/m.exec(reply);
  return match ? { isFlagged: match[1] === 'True', score: Number(match[2]) } : null;
};
