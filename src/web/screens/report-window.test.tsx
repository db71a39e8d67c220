import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { useChosenReport } from '../features/reports-drawer/use-chosen-report.ts';
import { listedAnalysisAnswer } from '../lib/analysis-answer.ts';
import { newAnalysis } from '../testing/analyses.ts';
import { newDomainResult } from '../testing/domain-results.ts';
import { json, type Reply, startLoopback } from '../testing/loopback.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { ReportWindow } from './report-window.tsx';

beforeAll(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  // Fetched on demand; compiled here, so that no test waits for that.
  await import('../features/report-modal/report-body.tsx');
  await import('../features/result/stored-result.tsx');
  await import('../features/domain-check/domain-result.tsx');
});

const text = 'From: a@b[.]example\n\nDear customer, click hxxp://b[.]example/ now';
const start = text.indexOf('hxxp');
const threats = [{ type: 'link', title: 'Leads elsewhere', severity: 'high', score: 27 }];
const explanation = {
  whoSentThis: 'Nobody can say who sent this.',
  message: { text, bodyStart: text.indexOf('Dear'), marks: [{ threat: 'link', start, end: start + 19 }] },
  trail: [
    { id: 0, parent: null, kind: 'message', label: 'the message', why: 'as it was submitted', finding: '' },
  ],
  checks: [{ name: 'Sender', state: 'done', detail: 'looked at' }],
  outside: [{ way: 'dns', to: 'ns.example', times: 2 }],
};

const onCheckAgain = vi.fn();

const Opened = ({ analysis }: { analysis: object }) => {
  const report = useChosenReport();
  return (
    <>
      <button type="button" onClick={() => report.show(listedAnalysisAnswer.parse(analysis))}>
        Open
      </button>
      <ReportWindow report={report} onCheckAgain={onCheckAgain} />
    </>
  );
};

const open = async (given: object, reply: (whole: object) => Reply = json) => {
  const whole = newAnalysis(given);
  const { explanation: _, ...line } = whole as { explanation?: object };
  const { baseUrl } = await startLoopback(() => reply(whole));
  renderWithApi(baseUrl, <Opened analysis={line} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return within(await screen.findByRole('dialog', { name: 'Analysis Complete' }));
};

it('shows a message with all that explained its verdict, and the cards of a report', async () => {
  const dialog = await open({ analysisType: 'email', threats, explanation, inputData: text });
  expect(await dialog.findByText('Nobody can say who sent this.')).toBeTruthy();
  expect(dialog.getByText('High Risk • 27 points')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'finding 1: Leads elsewhere' })).toBeTruthy();
  for (const name of ['Where it shows in the message', 'Technical Analysis', 'Analysis Input'])
    expect(dialog.getByRole('heading', { name })).toBeTruthy();
  expect(dialog.getByText('Sender')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Check Again' }));
  expect(onCheckAgain).toHaveBeenCalledWith({
    toolId: 'email',
    drafts: { email: text, 'email.sender': '', 'email.subject': '' },
  });
});

it('shows the frame of a picture that was not kept, with what was marked in it', async () => {
  const picture = {
    kind: 'browser',
    width: 200,
    height: 100,
    marks: [{ label: 'Address bar', threat: 'link', left: 0, top: 0, width: 90, height: 10 }],
  };
  const dialog = await open({ analysisType: 'screenshot', threats, explanation: { picture } });
  expect(await dialog.findByText('The picture itself was not kept.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'finding 1: Leads elsewhere (Address bar)' })).toBeTruthy();
});

it('shows a domain with all that was found out about it', async () => {
  const domain = newDomainResult({
    heuristicChecks: { riskLevel: 'unknown', riskScore: 0, suspiciousWords: [] },
  });
  const dialog = await open({
    analysisType: 'general',
    riskScore: 0,
    riskLevel: 'safe',
    isConclusive: false,
    explanation: { isConclusive: false },
    domain,
  });
  expect(await dialog.findByRole('heading', { name: domain.domain })).toBeTruthy();
  expect(dialog.getByText('Example Registrar Ltd.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Analyze Another' })).toBeNull();
  expect(dialog.getByText('No warning sign found')).toBeTruthy();
  expect(dialog.queryByText('Content appears safe')).toBeNull();
});

it('shows the line of the list where the rest cannot be had', async () => {
  const dialog = await open({ threats, inputData: 'https://b.example/' }, () =>
    json({ message: 'Gone' }, 404),
  );
  expect(await dialog.findByRole('heading', { name: 'The evidence could not be loaded' })).toBeTruthy();
  expect(dialog.getByText('High Risk • 27 points')).toBeTruthy();
  expect(dialog.getByText('https://b.example/...')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Check Again' })).toBeNull();
});
