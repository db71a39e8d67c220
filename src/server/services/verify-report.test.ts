import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reportSigner } from '../adapters/report-signer.ts';
import { canonicalJson } from '../report/canonical-json.ts';
import { reportPage } from '../report/report-page.ts';
import { sealReport } from '../report/seal-report.ts';
import { fillPage, sha256 } from '../report/sealed-page.ts';
import { composedReport } from '../report/testing/composed-report.ts';
import { phishingResult } from '../testing/reported-results.ts';
import { runScript } from '../testing/run-script.ts';
import { verifyReport } from './verify-report.ts';

const signer = reportSigner('a secret for tests only, thirty-two characters');
const document = composedReport(phishingResult);
const { html, recordJson, seal } = sealReport(document, signer);
const copy = { knownKeys: [signer.key.publicKey], version: document.engine.version };
const stateOf = (file: string) => verifyReport(file, copy).state;

it('recognises its own reports, and shows what was signed', () => {
  expect(verifyReport(html, copy)).toEqual({
    state: 'valid',
    report: document,
    keyId: signer.key.keyId,
    publicKey: signer.key.publicKey,
    isRedrawn: true,
  });
});

it('does not trust a key that was not named', () => {
  expect(verifyReport(html, { ...copy, knownKeys: [] }).state).toBe('unknown-key');
  const stranger = sealReport(document, reportSigner('another secret, thirty-two characters long'));
  expect(stateOf(stranger.html)).toBe('unknown-key');
});

describe('one changed byte', () => {
  it('anywhere is found', () => {
    const step = Math.floor(html.length / 400);
    for (let at = 0; at < html.length; at += step) {
      const changed = `${html.slice(0, at)}${html[at] === 'x' ? 'y' : 'x'}${html.slice(at + 1)}`;
      expect([at, stateOf(changed)]).toEqual([at, expect.stringMatching(/^(?:altered|no-report)$/)]);
    }
  });

  it.each([
    [
      'the verdict on the page',
      '<h1>High-risk phishing attempt detected</h1>',
      '<h1>Content appears safe</h1>',
    ],
    ['the score on the page', '<b>92</b>', '<b>2</b>'],
    ['the style', '--v:var(--phishing)', '--v:var(--safe)'],
    ['the score in the record', '&#34;score&#34;:92', '&#34;score&#34;:12'],
    ['something after the end', '</html>', '</html><script>alert(1)</script>'],
    [
      'a second record',
      '<pre hidden id="report-record">',
      '<pre hidden id="report-record">{}</pre><pre hidden id="report-record">',
    ],
    ['no signature', seal.signature, ''],
    ['another key', seal.publicKey, reportSigner('another secret').key.publicKey],
  ])('%s', (_, from, to) => {
    expect(html).toContain(from);
    expect(stateOf(html.replace(from, () => to))).toMatch(/^(?:altered|no-report)$/);
  });
});

it('detects a page that a key holder signed, but that differs from its record', () => {
  const page = reportPage({ ...document, verdict: { ...document.verdict, score: 1 } }, signer.key.keyId);
  const record = canonicalJson({ pageSha256: sha256(page), report: document });
  const forged = fillPage({
    page,
    record,
    seal: canonicalJson({ ...signer.key, signature: signer.sign(record) }),
  });
  expect(stateOf(forged)).toBe('altered');
  // Another version may draw the same document differently: then the signature is all there is to go by.
  expect(verifyReport(forged, { ...copy, version: '9.9.9' })).toMatchObject({
    state: 'valid',
    isRedrawn: false,
  });
});

it('reads the JSON too, with any spacing', () => {
  const json = { record: JSON.parse(recordJson), seal };
  expect(stateOf(JSON.stringify(json, null, 2))).toBe('valid');
  json.record.report.verdict.score = 0;
  expect(stateOf(JSON.stringify(json))).toBe('altered');
});

it.each([
  '',
  'hello',
  '{}',
  '[]',
  '<html></html>',
  `{"record":${'['.repeat(1000)}${']'.repeat(1000)},"seal":1}`,
])('says that %j is not a report', (file) => {
  expect(stateOf(file)).toBe('no-report');
});

it('is reported by a command, in words and by its exit status', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const run = async (content: string, args: string[] = []) => {
    const file = join(folder, 'report.html');
    writeFileSync(file, content);
    const { code, said } = await runScript('verify-report', { DATA_DIR: folder }, file, ...args);
    return [code, said.split('\n')[0]?.split('.')[0]];
  };
  const { keyId, publicKey } = signer.key;
  expect(await run(html, ['--key', publicKey])).toEqual([0, `VALID`]);
  expect(await run(html)).toEqual([2, `UNKNOWN KEY ${keyId}`]);
  expect(await run(html.replace('92', '29'), ['--key', publicKey])).toEqual([1, 'ALTERED']);
  expect(await run('hello')).toEqual([3, 'NO REPORT']);
});
