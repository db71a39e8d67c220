import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RiskLevel } from '../../src/contract/index.ts';
import { judgeUrl } from '../../src/engine/training.ts';
import { trainedModels } from '../../src/server/training.ts';
import { factsFor, loadPopularity } from '../evaluate/popularity-table.ts';

const popularity = loadPopularity(new URL('../../models/popularity', import.meta.url).pathname);
const models = trainedModels();

const judged = (name: string) =>
  readFileSync(new URL(`../../src/engine/testing/links/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((link) => ({ link, level: judgeUrl(link, factsFor(link, popularity), models).riskLevel }));

const linksOf = (all: ReturnType<typeof judged>, level: RiskLevel) =>
  all.filter((one) => one.level === level).map(({ link }) => link);

describe('links written for this set, as the server judges them without lookups and lists', () => {
  it('textbook tricks: 95 % are phishing, none is safe', () => {
    const tricks = judged('tricks');
    expect(tricks.length).toBeGreaterThan(250);
    expect(linksOf(tricks, 'safe')).toEqual([]);
    expect(linksOf(tricks, 'phishing').length / tricks.length).toBeGreaterThanOrEqual(0.95);
  });

  it('genuine links that resemble tricks: at most 2 % are not safe, none is phishing', () => {
    const genuine = judged('genuine');
    expect(genuine.length).toBeGreaterThan(200);
    expect(linksOf(genuine, 'phishing')).toEqual([]);
    expect(linksOf(genuine, 'suspicious').length / genuine.length).toBeLessThanOrEqual(0.02);
  });
});
