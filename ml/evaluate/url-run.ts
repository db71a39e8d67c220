import { judgeUrl, parseUrl } from '../../src/engine/training.ts';
import { urlAttacks } from '../adversarial/url-attacks.ts';
import { accuracyAt, accuracyForMix } from './accuracy.ts';
import { type Attacked, attackAll } from './attacked.ts';
import { balanced, type Calibrated, calibrationOf, evenly } from './calibration.ts';
import { gateLinks } from './gate-links.ts';
import { ablations } from './judged.ts';
import { latencyOf } from './latency.ts';
import { defanged, loudest, type Mistake, worst } from './mistakes.ts';
import type { Options } from './options.ts';
import { overhear } from './overhear.ts';
import { factsFor, loadPopularity } from './popularity-table.ts';
import { type Measured, printAlarms, printDetectors, say, sayWhatIsMissing } from './print.ts';
import { isTrained, modelsOf } from './protocols.ts';
import { alarmsBy, sliceOf } from './slice.ts';
import { swappedSuffix, swappedSuffixes } from './suffix-swap.ts';
import { labelledUrls, thinned } from './url-data.ts';
import { type JudgedLink, judgeForSlices, judgeLinks } from './url-judgements.ts';
import { countryOfLink, kindOfLink } from './url-kind.ts';
import {
  ablationSlices,
  type EvaluatedLink,
  gateSource,
  type LinkSlice,
  leftOutLegitimate,
  leftOutPhishing,
  linkSlices,
  newestSlice,
  openTermsSlices,
  swapSource,
  wholeReserve,
} from './url-slices.ts';

const attackedLinks = 1500;
const timedLinks = 2000;

export const runUrls = async (options: Options): Promise<Measured> => {
  const links = await allLinks(options);
  // What the rules were fitted on does not count as a left-out source.
  const isPossible = ({ protocol }: LinkSlice) =>
    protocol === 'shipped' || (options.part === 'reserve' && isTrained('url', protocol));
  const sources = [
    ...new Map(links.filter(({ part }) => part === 'reserve').map((one) => [one.source, one])).values(),
  ];
  const wanted = [...linkSlices(sources), ...openTermsSlices];
  const slices = linkSlices(sources).filter(isPossible);
  const ablated = ablationSlices.filter(isPossible);
  const openTerms = openTermsSlices.filter(isPossible);
  sayWhatIsMissing(options.part, wanted, wanted.filter(isPossible));
  const judgedIn = await judgeForSlices(links, [...slices, ...ablated, ...openTerms]);

  const reserve = judgedIn(wholeReserve);
  const leftOut = leftOutLegitimate.filter(isPossible).flatMap(judgedIn);
  const legitimate = leftOut.length > 0 ? leftOut : reserve.filter(({ item }) => !item.isPhishing);
  const unseen = [
    ...leftOut,
    ...[...leftOutPhishing, newestSlice]
      .filter(isPossible)
      .flatMap(judgedIn)
      .filter(({ item }) => item.isPhishing),
  ];
  if (options.hasDetectors) printDetectors(calibrated(reserve));
  printAlarms(
    'kept back, by kind',
    alarmsBy(
      reserve.filter(({ item }) => !item.isPhishing),
      ({ url }) => kindOfLink(url),
    ),
  );
  const swapped = judgedIn({ ...wholeReserve, has: ({ source }) => source === swapSource });
  printAlarms(
    'moved to',
    alarmsBy(swapped, ({ url }) => swappedSuffixes.find((one) => url.includes(`.${one}/`)) ?? ''),
  );
  say(`calibration error for as many of both: ${calibrationOf(balanced(calibrated(unseen))).error}\n`);

  const silent = reserve.filter(({ judged }) => judged.probability === null).length;
  say(
    `the model has nothing to say of ${silent} of ${reserve.length} links kept back; none of those counts as caught by it\n`,
  );
  const labelled = reserve.map(({ item, judged }) => ({
    probability: judged.probability ?? 0,
    isPhishing: item.isPhishing,
  }));
  return {
    accuracy: accuracyAt(labelled, 0.5),
    accuracyForMix: accuracyForMix(labelled),
    slices: slices.map((slice) => measureSlice(slice, judgedIn(slice))),
    falseAlarms: {
      byGenre: alarmsBy(legitimate, ({ url }) => kindOfLink(url)),
      byLanguage: alarmsBy(legitimate, ({ url }) => countryOfLink(url), Math.ceil(legitimate.length / 100)),
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
    calibration: calibrationOf(calibrated(unseen)),
    adversarial: await underAttack(reserve, options),
    peers: [],
    latencyMs: await timed(reserve.map(({ item }) => item.url)),
    mistakes: {
      missed: mistakesOf(reserve, 'missed', options.misses),
      falseAlarms: mistakesOf(reserve, 'alarm', options.alarms),
    },
  };
};

const measureSlice = (
  slice: LinkSlice,
  judged: readonly JudgedLink[],
  ablation?: (typeof ablations)[number],
) =>
  sliceOf(
    slice,
    judged.filter(({ item }) => item.isPhishing).map((one) => one.judged),
    judged.filter(({ item }) => !item.isPhishing).map((one) => one.judged),
    ablation,
  );

const calibrated = (judged: readonly JudgedLink[]): Calibrated[] =>
  judged.map((one) => ({ judged: one.judged, isPhishing: one.item.isPhishing }));

/** The labelled links that may be judged, and ours. With another part than the reserve, that part takes its place. */
const allLinks = async ({ data, part, isQuick }: Options): Promise<EvaluatedLink[]> => {
  const labelled: EvaluatedLink[] = [];
  for await (const link of thinned(labelledUrls(data), isQuick ? 10 : 1)) {
    if (part === 'reserve') labelled.push(link);
    else if (link.part === part) labelled.push({ ...link, part: 'reserve' });
  }
  const own = (source: string, url: string, isPhishing: boolean): EvaluatedLink => ({
    url,
    isPhishing,
    source,
    date: '',
    part: 'ours',
  });
  const hosted = labelled.filter(
    ({ source, part: one }) => one === 'reserve' && source === 'free_hosting_legit',
  );
  return [
    ...labelled,
    ...gateLinks().map(({ url, label }) => own(gateSource, url, label === 'phishing')),
    ...swappedSuffix(hosted.map(({ url }) => url)).map((url) => own(swapSource, url, false)),
  ];
};

const underAttack = async (reserve: readonly JudgedLink[], { isQuick }: Options): Promise<Attacked[]> => {
  const lures = evenly(
    reserve.filter(({ item }) => item.isPhishing),
    isQuick ? attackedLinks / 10 : attackedLinks,
  );
  return attackAll(
    lures.map(({ item, judged }) => ({ input: item.url, before: judged })),
    urlAttacks,
    judgeLinks,
  );
};

const timed = async (urls: string[]) => {
  const popularity = loadPopularity();
  const begin = performance.now();
  const models = modelsOf('url', 'shipped');
  const [first = ''] = urls;
  judgeUrl(first, factsFor(first, popularity), models);
  say(`first link, with reading the weights: ${(performance.now() - begin).toFixed(0)} ms`);
  return latencyOf(evenly(urls, timedLinks), (url) => judgeUrl(url, factsFor(url, popularity), models));
};

const mistakesOf = (reserve: readonly JudgedLink[], kind: 'missed' | 'alarm', count: number): Mistake[] => {
  const popularity = loadPopularity();
  const { models, take } = overhear(modelsOf('url', 'shipped'), 'url');
  const possible = reserve.filter(({ item }) => item.isPhishing === (kind === 'missed'));
  const groupOf = ({ item }: JudgedLink) => parseUrl(item.url)?.registrableDomain ?? item.url;
  return worst(possible, kind, count, groupOf).map(({ item }) => {
    const { riskScore, threats } = judgeUrl(item.url, factsFor(item.url, popularity), models);
    const titles = threats.filter(({ type }) => type !== 'model-address').map(({ title }) => title);
    const reasons = take().prediction?.reasons() ?? [];
    return {
      what: defanged(item.url),
      source: item.source,
      riskScore,
      loudest: loudest(kind, titles, reasons),
    };
  });
};
