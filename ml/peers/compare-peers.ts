import type { LabelledMail } from '../evaluate/mail-data.ts';
import { asRaw } from './as-raw.ts';
import { bogofilter } from './bogofilter.ts';
import type { Peer, PeerMail, PeerVerdict } from './peer.ts';
import { rspamd } from './rspamd.ts';
import { spamassassin } from './spamassassin.ts';

export type ComparedMail = Pick<LabelledMail, 'id' | 'kind' | 'source' | 'input'>;

export type PeerSource = {
  source: string;
  kind: LabelledMail['kind'];
  /** Messages the peer gave an answer to. */
  count: number;
  flagged: number;
  scores: number[];
};

export type PeerResult = {
  name: string;
  version: string;
  sources: PeerSource[];
  /** Too long, too slow or refused; in no count above. */
  unanswered: number;
  secondsToTrain: number;
  secondsToJudge: number;
};

const installable: (() => Peer)[] = [spamassassin, rspamd, bogofilter];

/**
 * What other filters say about the same messages, source by source. Filters that learn are trained on the training
 * messages first, phishing against legitimate; plain spam teaches nothing. Those not installed are left out.
 */
export const comparePeers = async (
  mails: ComparedMail[],
  trainingMails: ComparedMail[],
  peers: Peer[] = installable.map((make) => make()),
): Promise<PeerResult[]> => {
  const results: PeerResult[] = [];
  // One after another: side by side they would only take the cores from each other.
  for (const peer of peers) {
    const version = await peer.version();
    if (version === null) continue;
    try {
      results.push({ name: peer.name, version, ...(await measure(peer, mails, trainingMails)) });
    } finally {
      await peer.close();
    }
  }
  return results;
};

const measure = async (peer: Peer, mails: ComparedMail[], trainingMails: ComparedMail[]) => {
  const begin = performance.now();
  await peer.train?.(
    rawMails(trainingMails.filter(({ kind }) => kind === 'phishing')),
    rawMails(trainingMails.filter(({ kind }) => kind === 'legitimate')),
  );
  const trained = performance.now();
  const verdicts = await peer.judge(rawMails(mails));
  const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10;
  return {
    sources: bySource(mails, verdicts),
    unanswered: mails.length - verdicts.size,
    secondsToTrain: seconds(begin, trained),
    secondsToJudge: seconds(trained, performance.now()),
  };
};

/** Numbered, not by their own ids: those may repeat between sources, and are no file names. */
const rawMails = (mails: ComparedMail[]): PeerMail[] => {
  const date = new Date();
  return mails.map(({ id, input }, index) => ({ id: String(index), raw: asRaw(input, { id, date }) }));
};

const bySource = (mails: ComparedMail[], verdicts: Map<string, PeerVerdict>): PeerSource[] => {
  const sources = new Map<string, PeerSource>();
  for (const [index, { kind, source }] of mails.entries()) {
    const verdict = verdicts.get(String(index));
    if (!verdict) continue;
    const key = `${kind} ${source}`;
    const entry = sources.get(key) ?? { source, kind, count: 0, flagged: 0, scores: [] };
    entry.count += 1;
    if (verdict.isFlagged) entry.flagged += 1;
    entry.scores.push(verdict.score);
    sources.set(key, entry);
  }
  return [...sources.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
};
