import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import {
  casesOf,
  type Finding,
  highestLinkProbability,
  type MailCase,
  mailFeatures,
  type ParsedMail,
  readFeatures,
  readingsOf,
  readMail,
  score,
  strangestLinks,
  strongestOf,
  textTokens,
} from '../../src/engine/training.ts';
import { trainedModels } from '../../src/server/training.ts';
import { pastedForms, pastedInputs } from '../evaluate/pasted.ts';
import { factsFor, loadPopularity } from '../evaluate/popularity-table.ts';
import { guessLanguage } from './mail-language.ts';
import { type ExportedMail, type MailBatch, type MailRow, tokenBits } from './mail-row.ts';

const popularity = loadPopularity();
const facts = { urlFacts: (url: string) => factsFor(url, popularity) };
const models = trainedModels();
const maxLinkLength = 2048;

type Read = { mail: MailCase; findings: Finding[] };

/** The message, what it forwards and what is attached to it, each read as the judge reads it. */
const readAll = (mail: ParsedMail): Read[] =>
  casesOf(mail, facts)
    .flatMap(readingsOf)
    .map(({ input, findings }) => ({ mail: input, findings: strongestOf(findings) }));

/** Which of them the label describes: the most suspicious, as in the judge. */
const mostSuspicious = (all: Read[]): Read =>
  all.reduce((best, next) => (pointsOf(next) > pointsOf(best) ? next : best));
const pointsOf = ({ findings }: Read) => score(findings).riskScore;

const labels = { phishing: 1, legitimate: 0, spam: -1 } as const;

const rowOf = (about: Omit<ExportedMail, 'input'>, all: Read[], { mail }: Read): MailRow => {
  const { riskScore, riskLevel } = score(strongestOf(all.flatMap(({ findings }) => findings)));
  return {
    id: about.id,
    label: labels[about.kind],
    source: about.source,
    year: about.year,
    half: about.half,
    part: about.part,
    language: about.language ?? guessLanguage(mail.prose.text),
    genre: about.genre ?? null,
    family: about.family ?? null,
    style: about.style ?? null,
    weak_kind: about.weakKind ?? null,
    pasted: about.pasted ?? null,
    ruleScore: riskScore,
    ruleLevel: riskLevel,
    links: strangestLinks(mail).map(({ link }) => link.href.slice(0, maxLinkLength)),
  };
};

/**
 * Models learn from the message and from what people paste of it, which has no headers and often no addresses; what we
 * made ourselves teaches one form of it. What is kept back is not copied: the evaluation does that.
 */
const withCopies = async (mail: ExportedMail): Promise<ExportedMail[]> => {
  if (mail.kind === 'spam' || mail.part === 'reserve') return [mail];
  const copies = (await pastedInputs(mail.input)).map((copy) => ({
    ...mail,
    ...copy,
    id: `${mail.id}, ${copy.pasted}`,
    family: mail.family ?? mail.id,
  }));
  const isMade = mail.source.startsWith('gen_');
  const only = createHash('sha1').update(mail.id).digest().readUInt8() % pastedForms.length;
  return [mail, ...copies.filter((_, form) => !isMade || form === only)];
};

parentPort?.on('message', async (originals: ExportedMail[]) => {
  const batch = (await Promise.all(originals.map(withCopies))).flat();
  const rows: MailRow[] = [];
  const features = new Float32Array(batch.length * mailFeatures.length);
  const tokens: Uint32Array[] = [];
  for (const [i, { input, ...about }] of batch.entries()) {
    const all = readAll(await readMail(input));
    const telling = mostSuspicious(all);
    rows.push(rowOf(about, all, telling));
    const sample = {
      ...telling,
      linkProbability: highestLinkProbability(telling.mail, models.url),
      // Training fills it in with the prediction of a word model that never saw the message.
      textLogit: Number.NaN,
    };
    features.set(readFeatures(mailFeatures, sample), i * mailFeatures.length);
    tokens.push(textTokens(telling.mail.prose.text, tokenBits).buckets);
  }
  const tokenCounts = tokens.map(({ length }) => length);
  const joined = new Uint32Array(tokenCounts.reduce((sum, count) => sum + count, 0));
  let at = 0;
  for (const one of tokens) {
    joined.set(one, at);
    at += one.length;
  }
  const answer: MailBatch = { rows, features, tokens: joined, tokenCounts };
  parentPort?.postMessage(answer, [features.buffer, joined.buffer]);
});
