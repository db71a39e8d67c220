import { describe, expect, it } from 'vitest';
import type { Analysis } from '../../../contract/analysis.ts';
import type { JobExportFormat } from '../../../contract/v1/jobs.ts';
import { hostileTexts } from '../../report/testing/hostile-texts.ts';
import { phishingResult } from '../../testing/reported-results.ts';
import { judgedMails } from '../testing/done-mails.ts';
import type { DoneItem } from '../types.ts';
import { writeExport } from './write-export.ts';

const job = { id: '11111111-1111-4111-8111-111111111111', name: 'export.mbox', kind: 'mail' } as const;
const generatedAt = '2026-11-19T02:30:00.000Z';

const textOf = async (format: JobExportFormat, given: readonly DoneItem[]) => {
  const items = (async function* () {
    yield* given;
  })();
  return (await Array.fromAsync(writeExport({ format, job, items, generatedAt }).pieces)).join('');
};

const done = (number: number, analysis: Analysis): DoneItem => ({ number, name: null, analysis });
const failed: DoneItem = { number: 2, name: '=cmd.eml', problem: 'This file is empty.', input: '' };

describe('as a table', () => {
  it('has a line for each item, in which nothing is a formula', async () => {
    const hostile = { ...phishingResult, inputData: '=HYPERLINK("http://evil.example")' };
    const lines = (await textOf('csv', [done(1, hostile), failed])).split('\r\n');
    expect(lines.length).toBe(4);
    expect(lines[1]).toContain(`"1","","${phishingResult.id}","phishing","92"`);
    expect(lines[1]).toContain(`"'=HYPERLINK(`);
    expect(lines[2]).toBe(`"2","'=cmd.eml","","","","","","","","","","This file is empty."`);
  });
});

describe('as JSON lines', () => {
  it('has an object for each item, without whose it is', async () => {
    const lines = (await textOf('jsonl', [done(1, phishingResult), failed])).trimEnd().split('\n');
    const [first, second] = lines.map((line) => JSON.parse(line));
    expect(first).toMatchObject({
      item: 1,
      name: null,
      id: phishingResult.id,
      riskScore: 92,
      conclusive: true,
    });
    expect(first).not.toHaveProperty('userId');
    expect(second).toEqual({ item: 2, name: '=cmd.eml', input: '', error: 'This file is empty.' });
  });
});

describe('as a STIX bundle', () => {
  const bundleOf = async (items: readonly DoneItem[]) => JSON.parse(await textOf('stix', items));

  it('has each object once, and nothing of what is safe', async () => {
    const again = { ...phishingResult, id: '22222222-2222-4222-8222-222222222222' };
    const safe = {
      ...phishingResult,
      id: '33333333-3333-4333-8333-333333333333',
      riskScore: 3,
      riskLevel: 'safe' as const,
    };
    const { type, id, objects } = await bundleOf([
      done(1, phishingResult),
      failed,
      done(3, again),
      done(4, safe),
    ]);
    expect([type, id]).toEqual(['bundle', expect.stringMatching(/^bundle--[0-9a-f-]{36}$/)]);
    const ids = objects.map((object: { id: string }) => object.id);
    expect(new Set(ids).size).toBe(ids.length);
    const types = objects.map((object: { type: string }) => object.type);
    expect(types.filter((one: string) => one === 'report').length).toBe(2);
    expect(types.filter((one: string) => one === 'identity').length).toBe(1);
    const known = new Set(ids);
    for (const { object_refs = [] } of objects)
      for (const ref of object_refs) expect(known.has(ref)).toBe(true);
  });

  it('may be empty', async () => {
    expect(await bundleOf([failed])).toMatchObject({ type: 'bundle', objects: [] });
  });
});

describe('as one page', () => {
  it('counts, and names campaigns, senders, brands and hosts', async () => {
    const mails = [...(await judgedMails('phishing', 30)), ...(await judgedMails('legitimate', 10))];
    const items = [...mails, ...mails.slice(0, 3)].map((analysis, i) => done(i + 1, analysis));
    const page = await textOf('html', [...items, { ...failed, number: 99 }]);
    for (const heading of [
      'When they arrived',
      'Campaigns',
      'Senders',
      'Brands they name',
      'Where links lead',
    ])
      expect(page).toContain(heading);
    expect(page).toContain('<b>1</b>Not checked');
    expect(page).toContain('<svg class="plot"');
  });

  it('stands alone: no script, nothing fetched, no link, whatever the results say', async () => {
    const items = hostileTexts.map((text, i) =>
      done(i + 1, {
        ...phishingResult,
        inputData: text,
        technicalAnalysis: {
          senderAddress: text,
          speaksFor: text,
          linkHosts: [text],
          attachments: [text],
          hops: [text],
        },
        explanation: null,
      }),
    );
    const page = await textOf('html', items);
    // Texts are escaped, so that whatever looks like a tag is one.
    const tags = page.match(/<[^>]+>/g)?.join('\n') ?? '';
    expect(tags).not.toMatch(/<(?:script|img|iframe|a|form|link|object|base)\b|\son\w+=|\b(?:href|src)=/i);
    expect(page).not.toMatch(/https?:\/\/evil/);
  });

  it('says so where there is nothing', async () => {
    const page = await textOf('html', []);
    expect(page).toContain('<b>0</b>Phishing');
    expect(page).not.toContain('NaN');
  });
});
