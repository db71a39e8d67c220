import type { EnclosureReader } from '../adapters/enclosure-reader.ts';
import type { Outcome, WorkMeter } from '../adapters/job-pool.ts';
import type { Judgement, Judges, MailJob } from '../adapters/judges.ts';

type Message = Pick<MailJob, 'mail' | 'authentication'>;
type Needs = {
  judge: (job: Omit<MailJob, 'feeds'>, signal: AbortSignal, meter?: WorkMeter) => Promise<Outcome<Judgement>>;
  readEnclosures: EnclosureReader['read'];
};

/**
 * Judges a message. One with pictures or documents is read twice: the first time to know which it has, the second with what
 * was found in them, so that they are opened where no fault of a decoder and no endless file can hold up other messages.
 */
export const judgeMail =
  ({ judge, readEnclosures }: Needs) =>
  async (message: Message, signal: AbortSignal, meter?: WorkMeter): ReturnType<Judges['judge']> => {
    const outcome = await judge({ ...message, enclosed: null }, signal, meter);
    if (outcome.state !== 'done' || outcome.result.state !== 'encloses') return outcome;
    const read = await readEnclosures(outcome.result.enclosures, signal, meter);
    return read.state === 'busy' ? read : judge({ ...message, enclosed: read.facts }, signal, meter);
  };
export type JudgeMail = ReturnType<typeof judgeMail>;
