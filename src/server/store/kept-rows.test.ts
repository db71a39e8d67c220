import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Analysis } from '../../contract/analysis.ts';
import type { ReportDocument } from '../report/report-document.ts';
import { reportMarkdown } from '../report/report-markdown.ts';
import { reportPage } from '../report/report-page.ts';
import type { ReportSeal } from '../report/seal-report.ts';
import { emptyPage } from '../report/sealed-page.ts';
import { enginesWithKeptRows } from '../testing/kept/open-kept-rows.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { codeIn, startTestApp } from '../testing/start-test-app.ts';
import { analysisResults } from './schema.ts';

/** The rows were made on the 17th; the clock of the tests stands at the 15th. */
const threeDaysMs = 3 * 24 * 60 * 60 * 1000;
const betweenCodesMs = 31_000;
const owner = 'owner@example.com';
const email = 'ana@example.com';

type SealedJson = { record: { report: ReportDocument }; seal: ReportSeal };
type Kept = { analysis: Analysis; document: Omit<ReportDocument, 'engine'>; stix: string };
/**
 * What the version that wrote the rows answered, but for two from before there were pictures: it failed to open those.
 * `RECORD=1` records it again after an intended change.
 */
type Recorded = { history: unknown; dashboard: unknown; export: unknown; kept: Kept[] };

const file = new URL('../testing/kept/answers.json.gz', import.meta.url);
const readRecorded = (): Recorded => JSON.parse(gunzipSync(readFileSync(file)).toString());

const signInAs = async (app: TestApp, address: string) => {
  const { cookie } = await app.signIn(address);
  const headers = { cookie, origin: 'http://localhost:80' };
  return {
    get: async <T>(url: string) => (await app.inject({ url, headers })).json<T>(),
    /** From an address of its own: one address may have sixty reports an hour. */
    post: async (url: string, payload: object, remoteAddress = '127.0.0.1') =>
      (await app.inject({ method: 'POST', url, payload, remoteAddress, headers })).body,
  };
};

describe.each(enginesWithKeptRows)('rows of an earlier version on the $name engine', ({ open }) => {
  it('open, list, export and make reports as they did', async () => {
    const database = await open();
    const app = await startTestApp({ database, env: { OWNER_EMAIL: owner } });
    app.turnClock(threeDaysMs);
    const everyone = await signInAs(app, owner);
    const rows = await database.db
      .select({ id: analysisResults.id })
      .from(analysisResults)
      .orderBy(asc(analysisResults.id));
    const kept: Kept[] = [];
    for (const [index, { id }] of rows.entries()) {
      const opened = await everyone.post(`/api/admin/analyses/${id}/open`, { reason: 'a test of old rows' });
      const analysis = JSON.parse(opened) as Analysis;
      const report = (format: string) =>
        everyone.post('/api/generate-report', { analysisData: analysis, format }, `192.0.2.${index}`);
      const { record, seal } = JSON.parse(await report('json')) as SealedJson;
      const { engine: _, ...document } = record.report;
      if (kept.every((other) => other.analysis.analysisType !== analysis.analysisType)) {
        // Drawn from the document alone, so that one of each type is enough.
        expect(emptyPage(await report('html'))?.page).toBe(reportPage(record.report, seal.keyId));
        expect(await report('markdown')).toBe(reportMarkdown(record.report, seal));
      }
      kept.push({ analysis, document, stix: await report('stix') });
    }

    const ana = await signInAs(app, email);
    const history = await ana.get('/api/analysis/history');
    const dashboard = await ana.get<{ user: object }>('/api/dashboard');
    app.turnClock(betweenCodesMs);
    await ana.post('/api/account/send-code', { purpose: 'export' });
    const exported = await ana.post('/api/account/export', { code: codeIn(app.mails) });
    const { user: _, ...listed } = dashboard;
    const answers: Recorded = { history, dashboard: listed, export: analysesIn(exported), kept };

    if (process.env['RECORD']) writeFileSync(file, gzipSync(JSON.stringify(answers), { level: 9 }));
    const before = readRecorded();
    expect(before.kept).toHaveLength(32);
    for (const [index, one] of kept.entries()) expect(one).toEqual(before.kept[index]);
    expect(answers).toEqual(before);
  });
});

const analysesIn = (exported: string) => (JSON.parse(exported) as { analyses: unknown }).analyses;
