import type { Analysis } from '../../contract/analysis.ts';

/** The bytes that a job is made of, read from anywhere: an archive has its contents at its end. */
export type ByteSource = {
  size: number;
  /** Fewer bytes than asked for only at the end. */
  read: (from: number, length: number) => Promise<Uint8Array>;
};

/** One thing to be judged, or why it cannot be. */
export type JobItem = { number: number; name: string | null } & (
  | { input: string | Uint8Array }
  | { problem: string }
);

/** One item of a job that is done, opened: what an export is written of. */
export type DoneItem = { number: number; name: string | null } & (
  | { analysis: Analysis }
  | { problem: string; input: string }
);
