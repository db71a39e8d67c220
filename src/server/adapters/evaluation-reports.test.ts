import { rmSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { evaluationFolder, reportOf } from '../testing/evaluation-folder.ts';
import { evaluationReports } from './evaluation-reports.ts';

it('is empty before anything was measured', async () => {
  const onFault = vi.fn();
  expect(await evaluationReports({ onFault, folder: evaluationFolder({}) })()).toEqual([]);
  expect(onFault).not.toHaveBeenCalled();
});

it('reads the reports of the models that ship and of no other folder, once', async () => {
  const folder = evaluationFolder({ url: reportOf(), 'some-trial': reportOf() });
  const reports = evaluationReports({ onFault: () => undefined, folder });
  expect(await reports()).toEqual([reportOf()]);
  rmSync(folder, { recursive: true });
  expect(await reports()).toEqual([reportOf()]);
});

it.each([
  ['no JSON', 'half a rep'],
  ['another shape', JSON.stringify({ ...reportOf(), slices: [] })],
])('leaves out a report that is %s, and says which', async (_, text) => {
  const onFault = vi.fn();
  const folder = evaluationFolder({ url: text, mail: reportOf() });
  expect(await evaluationReports({ onFault, folder })()).toHaveLength(1);
  expect(onFault).toHaveBeenCalledExactlyOnceWith({ report: 'url', error: expect.any(Error) });
});

it('ships reports that can be read', async () => {
  const onFault = vi.fn();
  await evaluationReports({ onFault })();
  expect(onFault).not.toHaveBeenCalled();
});
