import type { Analysis } from '../../contract/analysis.ts';

/** What the page asks its own device to check. */
export type SubmittedToDevice =
  | { kind: 'url'; url: string }
  | { kind: 'mail'; content: string; sender?: string; subject?: string }
  | { kind: 'file'; file: File };

/** A verdict of this device: of the result what the page shows. Nothing is kept, so it has no id and no owner. */
export type CheckedOnDevice = Omit<Analysis, 'id' | 'userId' | 'versions' | 'domain'>;

export type DeviceQuestion = { id: number; submitted: SubmittedToDevice };
/** Null: it could not be checked here. */
export type DeviceAnswer = { id: number; result: CheckedOnDevice | null };
