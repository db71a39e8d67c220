import { idsIn } from '../../scripts/checklist/ids-in.ts';

/** The tags of a test that shows these lines of `docs/checklist.md`: `HDR-03 HDR-04`, or `EMAIL-01..06` for a run of them. */
export const checklist = (ids: string): string[] => idsIn(ids).map((id) => `@${id}`);
