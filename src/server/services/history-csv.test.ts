import { expect, it } from 'vitest';
import type { ListedAnalysis } from '../../contract/analysis.ts';
import { historyCsv } from './history-csv.ts';

const analysis: ListedAnalysis = {
  id: '00000000-0000-4000-8000-000000000000',
  userId: null,
  analysisType: 'email',
  inputData: '',
  riskScore: 0,
  riskLevel: 'safe',
  threats: [],
  technicalAnalysis: {},
  recommendations: [],
  createdAt: '2026-11-14T18:42:00.000Z',
  isConclusive: true,
  checked: { title: '', sender: '' },
};

const cellWith = async (title: string) => {
  const lines: string[] = [];
  for await (const line of historyCsv([{ ...analysis, checked: { title, sender: '' } }])) lines.push(line);
  return lines[1]?.split('"email",')[1]?.split(',"","0","safe"')[0];
};

it.each([
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =1', `"'  =1"`],
  ['\t=1', `"' =1"`],
  ['\r\n=1', `"' =1"`],
  ['"=1', `"'""=1"`],
  ['＝1', `"'＝1"`],
  ['a;=1', `"a;'=1"`],
  ['a,"=1', `"a,""'=1"`],
])('keeps %j text in every spreadsheet program', async (title, cell) => {
  expect(await cellWith(title)).toBe(cell);
});

it.each([
  ['Re: 2 = 2', '"Re: 2 = 2"'],
  ['a-b@example.com', '"a-b@example.com"'],
  ['He said "no"', '"He said ""no"""'],
  ['one\ntwo', '"one two"'],
  ['Ваша посылка', '"Ваша посылка"'],
  ['\ud800', '"\ufffd"'],
])('leaves %j as it is', async (title, cell) => {
  expect(await cellWith(title)).toBe(cell);
});
