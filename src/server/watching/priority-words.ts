import type { Priority } from '../../contract/analyze-vulnerability.ts';

/** As the results of a search name them. */
export const priorityWords: Record<Priority, string> = {
  now: 'Act now',
  soon: 'Act soon',
  scheduled: 'Next maintenance',
  watch: 'Keep watching',
};
