import type { PeerMail, PeerVerdict } from './peer.ts';

type Judge = {
  atOnce: number;
  /** What the tool's own client would not send. */
  maxBytes: number;
  /** Null when the tool gave no answer. */
  judge: (raw: Uint8Array) => Promise<PeerVerdict | null>;
};

/** Has messages judged one by one, so many at a time. */
export const judgeEach = async (mails: PeerMail[], { atOnce, maxBytes, judge }: Judge) => {
  const verdicts = new Map<string, PeerVerdict>();
  const rest = mails.values();
  const takeOneAfterAnother = async () => {
    for (const { id, raw } of rest) {
      const verdict = raw.length > maxBytes ? null : await judge(raw);
      if (verdict) verdicts.set(id, verdict);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeOneAfterAnother));
  return verdicts;
};
