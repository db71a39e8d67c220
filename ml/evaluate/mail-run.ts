import { createWriteStream } from 'node:fs';
import { judgeMail, readMail } from '../../src/engine/training.ts';
import { mailAttacks } from '../adversarial/mail-attacks.ts';
import { accuracyAt, accuracyForMix } from './accuracy.ts';
import { type Attacked, attackAll } from './attacked.ts';
import { balanced, type Calibrated, calibrationOf, evenly } from './calibration.ts';
import { type Ablation, ablations } from './judged.ts';
import { latencyOf } from './latency.ts';
import { labelledMails } from './mail-data.ts';
import { genreOf, languageName, othersOf } from './mail-genre.ts';
import { type JudgedMail, judgeForSlices, judgeInputs } from './mail-judgements.ts';
import { withPeers } from './mail-peers.ts';
import {
  ablationSlices,
  allCommercial,
  allVerified,
  corpusSlice,
  fluentSlice,
  gateSlice,
  leftOutLegitimate,
  leftOutPhishing,
  type MailSlice,
  mailSlices,
  newestSlice,
  openTermsSlices,
  spamSlice,
  unseenLetters,
  wholeReserve,
} from './mail-slices.ts';
import { defanged, loudest, type Mistake, worst } from './mistakes.ts';
import type { Options } from './options.ts';
import { overhear } from './overhear.ts';
import { corpusSource, type EvaluatedMail, gateSource, grammarMails, handWrittenMails } from './own-mails.ts';
import { pastedCopies } from './pasted.ts';
import { factsFor, loadPopularity } from './popularity-table.ts';
import { type Measured, printDetectors, printSlices, say, sayWhatIsMissing } from './print.ts';
import { isTrained, modelsOf } from './protocols.ts';
import { alarmsBy, sliceOf } from './slice.ts';

const attackedMails = 300;
const timedMails = 400;
const generatedMails = 4000;

export const runMails = async (options: Options): Promise<Measured> => {
  const mails = await allMails(options);
  // What the rules were fitted on does not count as a left-out source.
  const isPossible = ({ protocol }: MailSlice) =>
    protocol === 'shipped' || (options.part === 'reserve' && isTrained('mail', protocol));
  const sources = new Map(
    mails.filter(({ part }) => part === 'reserve').map((mail) => [`${mail.kind} ${mail.source}`, mail]),
  );
  const wanted = [...mailSlices([...sources.values()]), ...openTermsSlices];
  const slices = mailSlices([...sources.values()]).filter(isPossible);
  const ablated = ablationSlices.filter(isPossible);
  const openTerms = openTermsSlices.filter(isPossible);
  const printed = [spamSlice, allCommercial, allVerified].filter(isPossible);
  sayWhatIsMissing(options.part, wanted, wanted.filter(isPossible));
  const judgedIn = await judgeForSlices(mails, [...slices, ...ablated, ...openTerms, ...printed]);

  const reserve = judgedIn(wholeReserve);
  const leftOut = leftOutLegitimate.filter(isPossible).flatMap(judgedIn);
  const own = [gateSlice, corpusSlice, unseenLetters].flatMap(judgedIn).filter(isLegitimate);
  const legitimate = [...(leftOut.length > 0 ? leftOut : reserve.filter(isLegitimate)), ...own];
  const unseen = calibrated([
    ...leftOut,
    ...[...leftOutPhishing, newestSlice]
      .filter(isPossible)
      .flatMap(judgedIn)
      .filter(({ item }) => item.kind === 'phishing'),
  ]);
  if (options.hasDetectors) printDetectors(calibrated(reserve));
  if (options.dump !== '') dump(options.dump, reserve);
  printSlices(printed.map((slice) => measureSlice(slice, judgedIn(slice))));
  say(`calibration error for as many of both: ${calibrationOf(balanced(unseen)).error}\n`);

  const labelled = reserve.map(({ item, judged }) => ({
    probability: judged.probability ?? 0,
    isPhishing: item.kind === 'phishing',
  }));
  const commercial = [allCommercial, allVerified].filter(isPossible);
  const compared = [
    ...[wholeReserve, newestSlice].filter(isPossible).map((slice) => ({ slice, judged: judgedIn(slice) })),
    {
      slice: { name: 'all real commercial mail and verified lures', split: 'source' as const },
      judged: commercial.flatMap(judgedIn),
    },
    ...[gateSlice, fluentSlice, corpusSlice].map((slice) => ({ slice, judged: judgedIn(slice) })),
  ];
  return {
    accuracy: accuracyAt(labelled, 0.5),
    accuracyForMix: accuracyForMix(labelled),
    slices: slices.map((slice) => measureSlice(slice, judgedIn(slice))),
    falseAlarms: {
      byGenre: alarmsBy(legitimate.map(whole), ({ item }) => genreOf(item), 5, othersOf),
      byLanguage: alarmsBy(legitimate.map(whole), languageName, 10, othersOf),
    },
    ablations: [
      ...ablations.map((name) => ({
        name,
        slices: ablated.map((slice) => measureSlice(slice, judgedIn(slice), name)),
      })),
      ...(openTerms.length === 0
        ? []
        : [
            {
              name: 'without non-commercial sources' as const,
              slices: openTerms.map((slice) => measureSlice(slice, judgedIn(slice))),
            },
          ]),
    ],
    calibration: calibrationOf(unseen),
    adversarial: await underAttack(reserve, options),
    peers: options.hasPeers ? await withPeers(compared, options) : [],
    latencyMs: await timed(reserve.map(({ item }) => item.input)),
    mistakes: {
      missed: await mistakesOf(reserve, 'missed', options.misses),
      falseAlarms: await mistakesOf(
        legitimate.filter(({ item }) => item.part !== 'ours'),
        'alarm',
        options.alarms,
      ),
    },
  };
};

const isLegitimate = ({ item }: JudgedMail) => item.kind === 'legitimate';
const whole = (mail: JudgedMail) => ({ item: mail, judged: mail.judged });

const measureSlice = (slice: MailSlice, judged: readonly JudgedMail[], ablation?: Ablation) => {
  const isSpam = judged.every(({ item }) => item.kind === 'spam');
  return sliceOf(
    slice,
    judged.filter(({ item }) => item.kind === 'phishing' || isSpam).map((one) => one.judged),
    judged.filter(isLegitimate).map((one) => one.judged),
    ablation,
  );
};

const calibrated = (judged: readonly JudgedMail[]): Calibrated[] =>
  judged.map((one) => ({ judged: one.judged, isPhishing: one.item.kind === 'phishing' }));

/** The labelled messages that may be judged, and ours. With another part than the reserve, that part takes its place. */
const allMails = async ({ data, part, isQuick }: Options): Promise<EvaluatedMail[]> => {
  const mails: EvaluatedMail[] = [];
  let count = 0;
  for await (const { half: _, ...mail } of labelledMails(data)) {
    count += 1;
    if (isQuick && count % 10 !== 0 && !mail.source.startsWith('cx_')) continue;
    if (part === 'reserve') mails.push(mail);
    else if (mail.part === part) mails.push({ ...mail, part: 'reserve' });
  }
  const pasted: EvaluatedMail[] = [];
  for (const mail of mails)
    if (mail.part === 'reserve' && mail.kind !== 'spam') pasted.push(...(await pastedCopies(mail)));
  return [
    ...mails,
    ...pasted,
    ...handWrittenMails(corpusSource),
    ...handWrittenMails(gateSource),
    ...grammarMails(isQuick ? generatedMails / 10 : generatedMails),
  ];
};

const underAttack = async (reserve: readonly JudgedMail[], { isQuick }: Options): Promise<Attacked[]> => {
  const lures = evenly(
    reserve.filter(({ item }) => item.kind === 'phishing'),
    isQuick ? attackedMails / 10 : attackedMails,
  );
  return attackAll(
    lures.map(({ item, judged }) => ({ input: item.input, before: judged })),
    mailAttacks,
    judgeInputs,
  );
};

const tableFacts = () => {
  const popularity = loadPopularity();
  return { urlFacts: (url: string) => factsFor(url, popularity) };
};

const timed = async (inputs: EvaluatedMail['input'][]) => {
  const begin = performance.now();
  const facts = tableFacts();
  const models = modelsOf('mail', 'shipped');
  const [first] = inputs;
  if (first) judgeMail(await readMail(first), facts, models);
  say(`first message, with reading the weights: ${(performance.now() - begin).toFixed(0)} ms`);
  return latencyOf(evenly(inputs, timedMails), async (input) =>
    judgeMail(await readMail(input), facts, models),
  );
};

const mistakesOf = async (
  possible: readonly JudgedMail[],
  kind: 'missed' | 'alarm',
  count: number,
): Promise<Mistake[]> => {
  const wanted = possible.filter(({ item }) => (item.kind === 'phishing') === (kind === 'missed'));
  const mistakes: Mistake[] = [];
  for (const { item, judged, protocol, subject } of worst(wanted, kind, count, ({ subject: one }) => one)) {
    const { models, take } = overhear(modelsOf('mail', protocol), 'mail');
    const { threats } = judgeMail(await readMail(item.input), tableFacts(), models);
    const titles = threats.filter(({ type }) => type !== 'model-message').map(({ title }) => title);
    mistakes.push({
      what: defanged(subject) || '(no subject)',
      source: item.source,
      riskScore: judged.riskScore,
      loudest: loudest(kind, titles, take().prediction?.reasons() ?? []),
    });
  }
  return mistakes;
};

/** What `ml/fit/mail-points.ts` reads. */
const dump = (path: string, judged: readonly JudgedMail[]) => {
  const file = createWriteStream(path);
  for (const { item, judged: one } of judged)
    file.write(`${JSON.stringify({ id: item.id, kind: item.kind, source: item.source, raw: one.found })}\n`);
  file.end();
};
