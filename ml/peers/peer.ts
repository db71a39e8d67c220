export type PeerMail = { id: string; raw: Uint8Array };

export type PeerVerdict = {
  /** On the tool's own scale; higher is worse. */
  score: number;
  /** At the tool's own default threshold. */
  isFlagged: boolean;
};

/** Another mail filter, as its distribution ships it. */
export type Peer = {
  name: string;
  /** Null when it is not installed. */
  version: () => Promise<string | null>;
  /** Only for filters that know nothing before they have learnt. Called once, before `judge`. */
  train?: (spam: PeerMail[], ham: PeerMail[]) => Promise<void>;
  /** Messages the tool refused or did not finish in time are left out of the answer. */
  judge: (mails: PeerMail[]) => Promise<Map<string, PeerVerdict>>;
  /** Ends its processes and removes its files. */
  close: () => Promise<void>;
};
