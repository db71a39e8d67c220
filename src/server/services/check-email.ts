import type { Analysis, Verdict } from '../../contract/analysis.ts';
import { decodeText, isCompoundFile, type MailInput } from '../../engine/index.ts';
import { busy, Failure } from '../failure.ts';
import { judgeAndKeep, type KeepingNeeds } from './judge-and-keep.ts';
import type { JudgeMail } from './judge-mail.ts';
import type { TakeTurn } from './take-turns.ts';
import type { VerifySender } from './verify-sender.ts';
import type { Visitor } from './visitor.ts';

type Needs = KeepingNeeds & {
  verifySender: VerifySender;
  judgeMail: JudgeMail;
  takeTurn: TakeTurn;
};

/** Checks one message, pasted or as a file: reserve a check, verify the sender, judge, keep the result. */
export const checkEmail =
  ({ verifySender, judgeMail, takeTurn, ...needs }: Needs) =>
  (visitor: Visitor, mail: MailInput): Promise<Analysis> =>
    judgeAndKeep(needs, visitor, {
      analysisType: 'bytes' in mail ? 'email-file' : 'email',
      judge: async () => {
        const authentication = await verifySender(mail, visitor.signal);
        return takeTurn(visitor, async (meter) => {
          const outcome = await judgeMail({ mail, authentication }, visitor.signal, meter);
          if (outcome.state !== 'done') throw outcome.state === 'busy' ? busy(3000) : tooMuch();
          if (outcome.result.state === 'judged') return outcome.result.verdict;
          throw outcome.result.state === 'unreadable' ? unreadable(mail) : tooMuch();
        });
      },
      inputOf: (verdict) => messageText(mail, verdict),
    });
export type CheckEmail = ReturnType<typeof checkEmail>;

/** Outlook's own files are not text: of those history keeps what is shown. */
const messageText = (mail: MailInput, { explanation }: Verdict) => {
  if (!('bytes' in mail)) return mail.content;
  return isCompoundFile(mail.bytes) ? (explanation.message?.text ?? '') : decodeText(mail.bytes);
};

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
