import type { JobKind, JobResult } from '../../../contract/v1/jobs.ts';

type Line = Pick<JobResult, 'input' | 'title' | 'sender' | 'name' | 'item'>;

/** What a line of results names: a message by its subject and sender, anything else by itself. */
export const shownInput = (
  kind: JobKind,
  { input, title, sender, name, item }: Line,
): { title: string; note: string | null } => {
  if (kind !== 'mail') return { title: input || name || `Item ${item}`, note: null };
  const notes = title ? [sender, name] : [sender];
  return {
    title: title || name || `Message ${item}`,
    note: notes.filter(Boolean).join(', ') || null,
  };
};
