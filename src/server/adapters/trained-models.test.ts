import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { judgeUrl } from '../../engine/index.ts';
import { urlFactsFromTables } from './model-files.ts';
import { shippedModels } from './model-weights.ts';
import { trainedModels } from './trained-models.ts';
import { trainedUrlModel } from './trained-url-model.ts';

const factsOf = urlFactsFromTables(undefined, () => new Date('2026-11-15T12:00:00Z'));
const models = trainedModels();
const judge = (url: string) => judgeUrl(url, factsOf(url), models);
const modelPart = (url: string) => judge(url).threats.find(({ type }) => type === 'model-address');

/** A folder of models that a test may damage. */
const copyOfModels = (...names: string[]): URL => {
  const folder = mkdtempSync(join(tmpdir(), 'models-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names)
    cpSync(new URL(`${name}/`, shippedModels), join(folder, name), { recursive: true });
  return pathToFileURL(`${folder}/`);
};

describe('the model of links that ships', () => {
  it('is what its manifest describes', () => {
    const folder = new URL('url/', shippedModels);
    const { sha256, features } = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'));
    expect(Object.keys(sha256).sort()).toEqual(['spelling.bin', 'trees.json']);
    for (const [file, hash] of Object.entries(sha256)) {
      const bytes = readFileSync(new URL(file, folder));
      expect(createHash('sha256').update(bytes).digest('hex'), file).toBe(hash);
    }
    const { features: named } = JSON.parse(readFileSync(new URL('trees.json', folder), 'utf8'));
    expect(named).toHaveLength(features);
    expect(features).toBeGreaterThanOrEqual(40);
  });

  it.each([
    'http://parcel-redelivery-fee.top/track/pay',
    'https://account-verify-7f3k.pages.dev/login',
    'https://webmail-support-update.weebly.com/',
  ])('raises the risk of %s, with its reasons', (url) => {
    expect(modelPart(url)?.description).toMatch(/\d\d % likely to be phishing\. What it saw: .+;.+\.$/);
    expect(judge(url).riskLevel).not.toBe('safe');
    expect(judge(url).riskScore).toBeGreaterThan(judgeUrl(url, factsOf(url)).riskScore);
  });

  it.each([
    'example.com',
    'https://www.wikipedia.org/wiki/Fish',
    'https://www.paypal.com/signin',
    'https://docs.example.org/guide/install',
    'https://ana-silva.github.io/recipes/tea',
  ])('has nothing against %s', (url) => {
    expect(modelPart(url)).toBeUndefined();
    expect(judge(url).riskLevel).toBe('safe');
  });

  it('gives the same verdict twice, and when it is read again', () => {
    const url = 'https://account-verify-7f3k.pages.dev/login';
    const first = judge(url);
    expect(judge(url)).toEqual(first);
    expect(judgeUrl(url, factsOf(url), { url: trainedUrlModel()() })).toEqual(first);
  });
});

describe('trainedModels', () => {
  it('reads nothing before it is asked, and each model once', () => {
    const folder = copyOfModels('url');
    const lazy = trainedModels(folder);
    const early = trainedModels(folder);
    const kept = early.url;
    rmSync(new URL('url/', folder), { recursive: true });
    expect(early.url).toBe(kept);
    expect(kept).toBeDefined();
    expect(lazy.url).toBeUndefined();
  });

  it('leaves out a model that is not there', () => {
    const none = trainedModels(copyOfModels());
    expect([none.url, none.mail, none.pageText]).toEqual([undefined, undefined, undefined]);
    expect(judgeUrl('https://example.org/', {}, none)).toEqual(judgeUrl('https://example.org/'));
  });

  it.each(['trees.json', 'spelling.bin'])('refuses a model whose %s was cut short', (file) => {
    const folder = copyOfModels('url');
    truncateSync(new URL(`url/${file}`, folder), 1000);
    expect(() => trainedModels(folder).url).toThrow(
      new RegExp(
        `/url/ cannot be used: ${file} \\(1000 bytes\\) is not the file that manifest\\.json describes`,
      ),
    );
  });

  it.each([
    ['unreadable', '{"calibration":'],
    ['incomplete', '{"calibration":{}}'],
  ])('refuses a model with an %s manifest', (_, manifest) => {
    const folder = copyOfModels('url');
    writeFileSync(new URL('url/manifest.json', folder), manifest);
    expect(() => trainedModels(folder).url).toThrow(/\/url\/ cannot be used/);
  });

  it('refuses a model of which a file is missing', () => {
    const folder = copyOfModels('url');
    rmSync(new URL('url/spelling.bin', folder));
    expect(() => trainedModels(folder).url).toThrow(/spelling\.bin/);
  });

  it('goes on refusing: a damaged model does not become an absent one', () => {
    const folder = copyOfModels('url');
    truncateSync(new URL('url/spelling.bin', folder), 0);
    const damaged = trainedModels(folder);
    for (let time = 0; time < 2; time += 1) expect(() => damaged.url).toThrow(/cannot be used/);
  });
});

describe('models of texts', () => {
  const calibration = {
    slope: 1,
    offset: 0,
    scores: [
      [0, 0],
      [2, 21],
    ],
    slack: 10,
  };
  const weights = new Uint8Array(2 ** 4).fill(1);
  const trees = JSON.stringify({
    features: ['text-logit'],
    base: 0,
    trees: [{ features: [0], thresholds: [0], leaves: [0, 3], covers: [1, 1] }],
  });
  const writeModel = (name: string, files: Record<string, string | Uint8Array>): URL => {
    const folder = copyOfModels();
    const sha256 = Object.fromEntries(
      Object.entries(files).map(([file, content]) => [
        file,
        createHash('sha256').update(content).digest('hex'),
      ]),
    );
    const shape = { words: { bits: 4, scale: 0.5, bias: 0 } };
    mkdirSync(new URL(name, folder));
    for (const [file, content] of Object.entries({
      ...files,
      'manifest.json': JSON.stringify({ calibration, shape, sha256 }),
    }))
      writeFileSync(new URL(`${name}/${file}`, folder), content);
    return folder;
  };

  it('are read as they were written', () => {
    const { pageText } = trainedModels(writeModel('page-text', { 'words.bin': weights }));
    expect(pageText?.judge('word').logit).toBeGreaterThan(0);
    const { mail } = trainedModels(writeModel('mail', { 'words.bin': weights, 'trees.json': trees }));
    expect(mail).toBeDefined();
  });

  it('are refused when their weights do not fit their shape', () => {
    const folder = writeModel('page-text', { 'words.bin': weights.subarray(1) });
    expect(() => trainedModels(folder).pageText).toThrow(/of 4 bits has 16 weights, not 15/);
  });
});
