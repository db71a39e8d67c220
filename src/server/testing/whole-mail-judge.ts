import { afterAll } from 'vitest';
import { enclosureReader } from '../adapters/enclosure-reader.ts';
import type { Judges } from '../adapters/judges.ts';
import { type JudgeMail, judgeMail } from '../services/judge-mail.ts';

type Options = Partial<Parameters<typeof enclosureReader>[0]>;

/** Judges messages with all their files, as the server does. */
export const wholeMailJudge = (judges: Judges, options: Options = {}): JudgeMail => {
  const files = enclosureReader({ onFault: () => undefined, withinMs: 60_000, ...options });
  afterAll(files.close);
  return judgeMail({
    judge: (job, signal, meter) => judges.judge({ ...job, feeds: [] }, signal, meter),
    readEnclosures: files.read,
  });
};
