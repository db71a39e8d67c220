import { casesOf, judgeMail, type ParsedMail, readMail } from '../../src/engine/training.ts';
import { guessLanguage } from '../export/mail-language.ts';
import type { Judged } from './judged.ts';
import type { LabelledMail } from './mail-data.ts';
import { judgedOf, overhear } from './overhear.ts';
import { factsFor, loadPopularity } from './popularity-table.ts';
import { modelsOf, type Protocol } from './protocols.ts';
import { answerTasks } from './worker-pool.ts';

export type MailTask = { input: LabelledMail['input']; protocols: Protocol[]; isLanguageWanted: boolean };
export type MailAnswer = {
  subject: string;
  language: string | null;
  /** One for each protocol asked, in their order. */
  judged: Judged[];
};

const popularity = loadPopularity();
const urlFacts = (url: string) => factsFor(url, popularity);
const heard = new Map<Protocol, ReturnType<typeof overhear>>();
const heardOf = (protocol: Protocol) => {
  const known = heard.get(protocol) ?? overhear(modelsOf('mail', protocol), 'mail');
  heard.set(protocol, known);
  return known;
};

const languageOf = (mail: ParsedMail) => guessLanguage(casesOf(mail, {})[0].prose.text);

answerTasks(async ({ input, protocols, isLanguageWanted }: MailTask): Promise<MailAnswer> => {
  const mail = await readMail(input);
  const judged = protocols.map((protocol) => {
    const { models, take } = heardOf(protocol);
    return judgedOf(judgeMail(mail, { urlFacts }, models), take());
  });
  return { subject: mail.subject, language: isLanguageWanted ? languageOf(mail) : null, judged };
});
