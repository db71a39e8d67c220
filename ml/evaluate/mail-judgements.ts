import type { Judged } from './judged.ts';
import type { MailSlice } from './mail-slices.ts';
import type { MailAnswer, MailTask } from './mail-worker.ts';
import type { EvaluatedMail } from './own-mails.ts';
import type { Protocol } from './protocols.ts';
import { inWorkers } from './worker-pool.ts';

export type JudgedMail = {
  item: EvaluatedMail;
  judged: Judged;
  /** The weights it was judged with. */
  protocol: Protocol;
  subject: string;
  /** Given with the message, or guessed from its text; null if neither is possible. */
  language: string | null;
};

const worker = new URL('./mail-worker.ts', import.meta.url);

/** Judges messages with the weights that ship. */
export const judgeInputs = async (inputs: Iterable<EvaluatedMail['input']>): Promise<Judged[]> => {
  const tasks = function* (): Generator<MailTask> {
    for (const input of inputs) yield { input, protocols: ['shipped'], isLanguageWanted: false };
  };
  return (await inWorkers<MailTask, MailAnswer>(worker, tasks())).flatMap(({ judged }) => judged);
};

/** Judges every message with each of the weights that some slice wants it judged with, and no others. */
export const judgeForSlices = async (
  mails: readonly EvaluatedMail[],
  slices: readonly MailSlice[],
): Promise<(slice: MailSlice) => JudgedMail[]> => {
  const wanted = mails.flatMap((mail) => {
    const protocols = [...new Set(slices.filter(({ has }) => has(mail)).map(({ protocol }) => protocol))];
    return protocols.length === 0 ? [] : [{ mail, protocols }];
  });
  const tasks = wanted.map(
    ({ mail, protocols }): MailTask => ({
      input: mail.input,
      protocols,
      isLanguageWanted: mail.kind === 'legitimate' && mail.language === undefined,
    }),
  );
  const answers = await inWorkers<MailTask, MailAnswer>(worker, tasks);
  const byProtocol = new Map<Protocol, JudgedMail[]>();
  for (const [i, { mail, protocols }] of wanted.entries()) {
    for (const [place, protocol] of protocols.entries()) {
      const answer = answers[i];
      const judged = answer?.judged[place];
      if (!answer || !judged) throw new Error(`no answer for ${mail.id}`);
      const list = byProtocol.get(protocol) ?? [];
      list.push({
        item: mail,
        judged,
        protocol,
        subject: answer.subject,
        language: mail.language ?? answer.language,
      });
      byProtocol.set(protocol, list);
    }
  }
  return ({ protocol, has }) => (byProtocol.get(protocol) ?? []).filter(({ item }) => has(item));
};
