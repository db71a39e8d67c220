import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { json, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ReportButton } from './report-button.tsx';

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  // jsdom keeps no files under addresses and follows no link to one.
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

it('asks with the answer as it came and saves the file under a name with the day', async () => {
  const { baseUrl, calls } = await startLoopback(() => ({ body: '<p>', type: 'text/html' }));
  const answer = { riskScore: 92, note: 'unknown to this page' };
  renderWithApi(
    baseUrl,
    <ReportButton label="Generate Security Report" analysisData={answer} analysisType="analysis" />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Generate Security Report' }));
  await waitFor(() =>
    expect(saved).toEqual([expect.stringMatching(/^security-report-\d{4}-\d\d-\d\d\.html$/)]),
  );
  expect(calls).toEqual([
    { path: '/api/generate-report', body: { analysisData: answer, analysisType: 'analysis' } },
  ]);
});

it('says in an alert that it failed, and saves nothing', async () => {
  const { baseUrl } = await startLoopback(() => json({ message: 'The store is away' }, 503));
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
  renderWithApi(baseUrl, <ReportButton label="Download Report" analysisData={{}} analysisType="general" />);
  await userEvent.click(screen.getByRole('button', { name: 'Download Report' }));
  await waitFor(() => expect(alert).toHaveBeenCalledWith('Failed to generate report. Please try again.'));
  expect(saved).toEqual([]);
});
