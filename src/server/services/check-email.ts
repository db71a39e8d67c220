import { type Analysis, type Verdict, verdictSchema } from '../../contract/analysis.ts';
import { decodeText, isCompoundFile, type MailInput } from '../../engine/index.ts';
import type { Judges, MailJob } from '../adapters/judges.ts';
import { Failure } from '../failure.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import { addOutsideContacts } from './add-outside-contacts.ts';
import { presentAnalysis } from './present-analysis.ts';
import type { SpendCheck } from './spend-check.ts';
import type { VerifySender } from './verify-sender.ts';
import type { Visitor } from './visitor.ts';

type Needs = {
  spendCheck: SpendCheck;
  verifySender: VerifySender;
  judge: (job: Omit<MailJob, 'feeds'>, signal: AbortSignal) => ReturnType<Judges['judge']>;
  analyses: AnalysisStore;
  clock: () => Date;
};

export type CheckEmail = (visitor: Visitor, mail: MailInput) => Promise<Analysis>;

/** Checks one message, pasted or as a file: reserve a check, verify the sender, judge, keep the result. */
export const checkEmail =
  ({ spendCheck, verifySender, judge, analyses, clock }: Needs): CheckEmail =>
  async (visitor, mail) => {
    const judgeMessage = async () => {
      const authentication = await verifySender(mail, visitor.signal);
      const outcome = await judge({ mail, authentication }, visitor.signal);
      if (outcome.state !== 'done') throw outcome.state === 'busy' ? busy() : tooMuch();
      if (outcome.result.state === 'judged') return verdictSchema.parse(outcome.result.verdict);
      throw outcome.result.state === 'unreadable' ? unreadable(mail) : tooMuch();
    };
    const row = await spendCheck(visitor, {
      work: () => addOutsideContacts(judgeMessage),
      keep: (transaction, verdict) =>
        analyses.keep(transaction, {
          userId: visitor.user?.id ?? null,
          analysisType: 'bytes' in mail ? 'email-file' : 'email',
          inputData: messageText(mail, verdict),
          verdict,
          createdAt: clock(),
        }),
    });
    return presentAnalysis(row);
  };

/** What history keeps of the submission. Outlook's own files are not text: of those it keeps what is shown. */
const messageText = (mail: MailInput, { explanation }: Verdict) => {
  if (!('bytes' in mail)) return mail.content;
  return isCompoundFile(mail.bytes) ? (explanation.message?.text ?? '') : decodeText(mail.bytes);
};

const busy = () =>
  new Failure('unavailable', 'The service is busy. Please try again in a few seconds.', {
    retryAfterMs: 3000,
  });

const tooMuch = () =>
  new Failure(
    'unreadable',
    'This message could not be read: it is damaged, or built to break mail readers. Please paste its text, or check ' +
      'its link, instead.',
  );

const unreadable = (mail: MailInput) =>
  new Failure(
    'unreadable',
    'bytes' in mail
      ? 'No message could be found in this file. Please save the email again as .eml, or paste its text instead.'
      : 'There is no text in this message that could be read. Please paste what the email says.',
  );
