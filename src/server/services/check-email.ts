import type { Analysis } from '../../contract/analysis.ts';
import { noMessageInFile, noTextMessage } from '../../contract/unreadable-mail.ts';
import { type MailSubmission, messageText } from '../../engine/index.ts';
import type { JudgedItem } from '../adapters/judged-item.ts';
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
  (visitor: Visitor, mail: MailSubmission): Promise<Analysis> => {
    let item: JudgedItem | null = null;
    return judgeAndKeep(needs, visitor, {
      analysisType: 'bytes' in mail ? 'email-file' : 'email',
      judge: async () => {
        const authentication = await verifySender(mail, visitor.signal);
        return takeTurn(visitor, async (meter) => {
          const outcome = await judgeMail({ mail, authentication }, visitor.signal, meter);
          if (outcome.state !== 'done') throw outcome.state === 'busy' ? busy(3000) : tooMuch();
          if (outcome.result.state === 'judged') {
            item = outcome.result.item ?? null;
            return outcome.result.verdict;
          }
          throw outcome.result.state === 'unreadable' ? unreadable(mail) : tooMuch();
        });
      },
      inputOf: (verdict) => messageText(mail, verdict),
      itemOf: () => item,
    });
  };
export type CheckEmail = ReturnType<typeof checkEmail>;

const tooMuch = () =>
  new Failure(
    'unreadable',
    'This message could not be read: it is damaged, or built to break mail readers. Please paste its text, or check ' +
      'its link, instead.',
  );

const unreadable = (mail: MailSubmission) =>
  new Failure('unreadable', 'bytes' in mail ? noMessageInFile : noTextMessage);
