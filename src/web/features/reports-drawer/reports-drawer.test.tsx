import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { listedAnalysisAnswer } from '../../lib/analysis-answer.ts';
import { newAnalysis } from '../../testing/analyses.ts';
import { json, type Reply, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ReportsDrawer } from './reports-drawer.tsx';

const listed = (given: object) => listedAnalysisAnswer.parse(newAnalysis(given));
const mail = newAnalysis({
  analysisType: 'email',
  checked: { title: 'Your parcel', sender: 'post@parcel.example' },
  createdAt: '2026-11-14T18:42:00.000Z',
});
const open = newAnalysis({
  analysisType: 'general',
  riskScore: 0,
  riskLevel: 'safe',
  isConclusive: false,
  checked: { title: 'nothing-known.example', sender: '' },
  createdAt: '2026-11-13T18:42:00.000Z',
});

const openDrawer = async (answer: (path: string) => Reply) => {
  const server = await startLoopback(({ path }) => answer(path));
  const onChoose = vi.fn();
  renderWithApi(
    server.baseUrl,
    <ReportsDrawer
      tabLabel="Reports"
      title="Recent Reports"
      tone="deep"
      analyses={[listed(mail), listed(open)]}
      chosen={null}
      onChoose={onChoose}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reports' }));
  return { ...server, onChoose };
};

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');

it('names what was checked, and calls nothing safe for which nothing vouches', async () => {
  await openDrawer(() => json({}));
  expect(rows()[0]).toMatch(/Phishing Email.*Your parcel.*post@parcel\.example.*Phishing/);
  expect(rows()[1]).toMatch(/WHOIS.*nothing-known\.example.*Inconclusive/);
  expect(rows()[1]).not.toMatch(/safe/i);
});

it('searches and filters on the server, page by page, and exports what it finds', async () => {
  const first = { analyses: [mail], total: 2, next: 'page-2' };
  const second = { analyses: [open], total: 2 };
  const { calls } = await openDrawer((path) => json(path.includes('cursor=page-2') ? second : first));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search your checks' }), '50 %');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tool' }), 'Emails');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Inconclusive');
  expect(await screen.findByText('2 checks found')).toBeTruthy();
  await waitFor(() =>
    expect(calls.at(-1)?.path).toBe(
      '/api/analysis/history?query=50+%25&tool=email&level=inconclusive&limit=50',
    ),
  );
  expect(screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')).toBe(
    '/api/analysis/export?query=50+%25&tool=email&level=inconclusive&format=csv',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show More' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
});

it('says when nothing is found, and when the search failed', async () => {
  let reply = json({ analyses: [], total: 0 });
  await openDrawer(() => reply);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const field = screen.getByRole('searchbox', { name: 'Search your checks' });
  await userEvent.type(field, 'x');
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy();
  reply = json({ message: 'Too many requests. Please try again in 9 seconds.' }, 429);
  await userEvent.type(field, 'y');
  expect(await screen.findByText('Too many requests. Please try again in 9 seconds.')).toBeTruthy();
});

it('deletes what is selected in one call', async () => {
  const { calls } = await openDrawer(() => json({ message: '2 checks were deleted.', deleted: 2 }));
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  const bar = within(screen.getByRole('region', { name: 'Selected checks' }));
  expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  await userEvent.click(bar.getByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(bar.getByRole('button', { name: 'Delete 2 Checks' }));
  expect(await screen.findByText('2 checks are gone for good.')).toBeTruthy();
  expect(calls).toContainEqual({ path: '/api/analysis/delete', body: { ids: [mail.id, open.id] } });
});
