import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../src/contract/index.ts';
import {
  contradictionsIn,
  factsWith,
  legitimatePictures,
  phishingPictures,
  readingOf,
} from '../../src/engine/testing/index.ts';
import {
  judgeDomain,
  judgeMail,
  judgePicture,
  judgeUrl,
  parseUrl,
  readMail,
} from '../../src/engine/training.ts';
import { mailTools, trainedModels } from '../../src/server/training.ts';
import { gateLinks } from '../evaluate/gate-links.ts';
import { corpusSource, gateSource, handWrittenMails } from '../evaluate/own-mails.ts';
import { factsFor, loadPopularity } from '../evaluate/popularity-table.ts';
import { generatedLinks } from './generated-links.ts';

const popularity = loadPopularity(new URL('../../models/popularity', import.meta.url).pathname);
const urlFacts = (url: string) => factsFor(url, popularity);
const models = trainedModels();

const linksIn = (name: string) =>
  readFileSync(new URL(`../../src/engine/testing/links/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The addresses in the parts of lures and attacks that we wrote ourselves. */
const corpusLinks = () => {
  const corpus = new URL('../corpus/', import.meta.url);
  return readdirSync(corpus, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|txt|md|ts)$/.test(name))
    .flatMap((name) => readFileSync(new URL(name, corpus), 'utf8').match(/https?:\/\/[^\s"'<>`)\\]+/g) ?? []);
};

const writtenLinks = [
  ...new Set([
    ...gateLinks().map(({ url }) => url),
    ...linksIn('tricks'),
    ...linksIn('genuine'),
    ...corpusLinks(),
  ]),
];
const mails = [...handWrittenMails(gateSource), ...handWrittenMails(corpusSource)];
const pictures = [...legitimatePictures, ...phishingPictures];
const generated = 10_000;
const seed = Number(process.env['SEED'] ?? 20_261_115);

const faultsOf = (judged: Iterable<[string, Verdict]>) =>
  [...judged].flatMap(([name, verdict]) =>
    contradictionsIn(verdict).map((fault) => `${name}: ${fault}: ${verdict.recommendations.join(' | ')}`),
  );

const domainOf = (link: string): Verdict | null => {
  const url = parseUrl(link);
  if (!url?.registrableDomain || url.publicSuffix === null) return null;
  const { host: ascii, unicodeHost: unicode, registrableDomain: registrable, publicSuffix } = url;
  const found = {
    subject: { kind: 'domain' as const, ascii, unicode, registrable, publicSuffix },
    facts: factsWith(),
    known: urlFacts(`https://${ascii}/`),
    now: new Date('2026-11-16T12:00:00Z'),
  };
  return judgeDomain(found, models).verdict;
};

describe('no verdict contradicts itself', () => {
  it(`over ${generated.toLocaleString('en')} generated links`, () => {
    const judged = [...generatedLinks(seed, generated)].map((link): [string, Verdict] => [
      link,
      judgeUrl(link, urlFacts(link), models),
    ]);
    expect(judged).toHaveLength(generated);
    expect(new Set(judged.map(([, { riskLevel }]) => riskLevel)).size).toBe(3);
    expect(faultsOf(judged).slice(0, 20)).toEqual([]);
  });

  it(`over ${writtenLinks.length} links that we wrote, and their domains`, () => {
    expect(faultsOf(writtenLinks.map((link) => [link, judgeUrl(link, urlFacts(link), models)]))).toEqual([]);
    const domains = writtenLinks.flatMap((link): [string, Verdict][] => {
      const verdict = domainOf(link);
      return verdict ? [[link, verdict]] : [];
    });
    expect(domains.length).toBeGreaterThan(400);
    expect(faultsOf(domains)).toEqual([]);
  });

  it(`over ${mails.length} messages and ${pictures.length} pictures`, async () => {
    const tools = mailTools();
    const judged: [string, Verdict][] = [];
    for (const { id, input } of mails)
      judged.push([id, judgeMail(await readMail(input, tools), { urlFacts }, models)]);
    for (const [what, draft] of pictures)
      judged.push([what, judgePicture(readingOf(draft), { seenBefore: null, ...draft.facts })]);
    expect(faultsOf(judged)).toEqual([]);
  });
});
