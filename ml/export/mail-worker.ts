import { parentPort } from 'node:worker_threads';
import {
  casesOf,
  type Finding,
  highestLinkProbability,
  type MailCase,
  mailFeatures,
  mailFindings,
  type ParsedMail,
  readFeatures,
  readMail,
  score,
  strangestLinks,
  strongestOf,
  textTokens,
} from '../../src/engine/training.ts';
import { trainedModels } from '../../src/server/training.ts';
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
  casesOf(mail, facts).map((one) => ({ mail: one, findings: strongestOf(mailFindings(one)) }));

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
    ruleScore: riskScore,
    ruleLevel: riskLevel,
    links: strangestLinks(mail).map(({ link }) => link.href.slice(0, maxLinkLength)),
  };
};

parentPort?.on('message', async (batch: ExportedMail[]) => {
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
