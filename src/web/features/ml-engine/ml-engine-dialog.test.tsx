import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { MlInsights } from '../../../contract/ml-insights.ts';
import { insightsOf, measuredModelOf } from '../../../contract/testing/ml-insights.ts';
import { SignInPromptContext } from '../../lib/sign-in-prompt.ts';
import { json, type Reply, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { MlEngineDialog } from './ml-engine-dialog.tsx';

const open = async (answer: () => Reply = () => json(insightsOf())) => {
  const { baseUrl, calls } = await startLoopback(answer);
  const onOpenChange = vi.fn();
  renderWithApi(baseUrl, <MlEngineDialog isOpen onOpenChange={onOpenChange} />);
  // The first test of all waits for the script as well.
  await screen.findByRole('tab', { name: 'Overview' }, { timeout: 20_000 });
  return { calls, onOpenChange };
};
const openWith = (given: Partial<MlInsights>) => open(() => json(insightsOf(given)));
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

it('asks nothing of the server while it is closed', async () => {
  const { baseUrl, calls } = await startLoopback(() => json(insightsOf()));
  renderWithApi(baseUrl, <MlEngineDialog isOpen={false} onOpenChange={() => {}} />);
  await Promise.resolve();
  expect(calls).toEqual([]);
});

it('has three tabs, and a panel for the statistics without one', async () => {
  await open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Features',
    'Live Demo',
  ]);
  expect(document.querySelectorAll('[role=tabpanel]')).toHaveLength(4);
});

it('keeps the two bars at their fixed figures, whatever the answer says', async () => {
  await openWith({
    benchmarks: { falsePositiveRate: 3, traditionalMethods: 12, hookwiseML: 34, detectionSpeed: 7 },
  });
  const bars = await screen.findAllByRole('progressbar');
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['90', '99.68']);
  expect(screen.getByText('3%')).toBeTruthy();
  expect(screen.getByText('7 ms')).toBeTruthy();
  expect(screen.queryByText(/^(?:12|34)%?$/)).toBeNull();
});

it('shows what was measured, with counts, ranges and the command to measure it again', async () => {
  await open();
  const model = await screen.findByRole('article', { name: 'Mail model' });
  expect(model.textContent).toContain('Measured on Nov 1, 2026');
  expect(model.textContent).toContain('99.74%');
  expect(model.textContent).toContain('4,987 of 5,000 right');
  expect(model.textContent).toContain('41.25 ms');
  expect(model.textContent).toContain('6.4 MB');
  expect(model.textContent).toContain('npm run evaluate -- mail');
  const rows = within(within(model).getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(5);
  const newest = rows.find(({ textContent }) => textContent?.includes('newest period'));
  expect(newest?.textContent).toContain('feeds of the last month');
  expect(newest?.textContent).toContain('88%');
  expect(newest?.textContent).toContain('85.8–89.9%');
});

it('compares with other tools on the sets that both judged', async () => {
  await open();
  const model = await screen.findByRole('article', { name: 'Mail model' });
  await userEvent.click(within(model).getByText('Compared with other tools'));
  const peers = within(model).getAllByText('Another filter 4.0');
  expect(peers).toHaveLength(2);
  expect(peers[1]?.closest('li')?.textContent).toContain('32.5%');
});

it('leaves out what a report does not contain', async () => {
  await openWith({
    measured: [
      measuredModelOf({
        headline: null,
        byLanguage: [],
        byGenre: [],
        ablations: [],
        adversarial: [],
        peers: [],
        mistakes: { missed: [], falseAlarms: [] },
      }),
    ],
  });
  const model = await screen.findByRole('article', { name: 'Mail model' });
  expect(model.querySelector('details')).toBeNull();
});

it('says so when nothing was measured yet', async () => {
  await openWith({
    measured: [],
    benchmarks: { falsePositiveRate: null, traditionalMethods: 90, hookwiseML: 99.68, detectionSpeed: null },
  });
  expect(await screen.findByText('Nothing has been measured yet')).toBeTruthy();
  expect(screen.getAllByText('not measured yet')).toHaveLength(2);
});

it('counts the detectors and lists what the models read', async () => {
  await open();
  await openTab('Features');
  expect(await screen.findByText('27 detectors, each for one warning sign.')).toBeTruthy();
  expect(screen.getByText('the length of the name')).toBeTruthy();
  expect(screen.getByText('Mail model').textContent).toContain('1 feature');
});

it('shows the sample with its units, and which reasons raise or lower', async () => {
  await open();
  await openTab('Live Demo');
  expect(await screen.findByDisplayValue('https://n0rthbank.example/verify')).toBeTruthy();
  const panel = screen.getByRole('tabpanel', { name: 'Live Demo' });
  for (const text of ['32 characters', '6 days', '75%', '40.5%', '88.9%', 'Yes', 'Phishing', '92.5%']) {
    expect(panel.textContent).toContain(text);
  }
  expect(screen.getByRole('img', { name: 'Risk score 92 out of 100, Phishing' })).toBeTruthy();
  expect(screen.getByText('borrowed name').closest('li')?.textContent).toContain('raises by +2.41');
  expect(screen.getByText('the site is encrypted').closest('li')?.textContent).toContain('lowers by −0.3');
});

it('shows an unknown age as such, and treats an unknown level as safe, also of an earlier server', async () => {
  const { sampleAnalysis, ...rest } = insightsOf();
  const { features } = sampleAnalysis;
  const { isConclusive: _, ...prediction } = sampleAnalysis.prediction;
  await open(() =>
    json({
      ...rest,
      sampleAnalysis: {
        ...sampleAnalysis,
        features: { ...features, domainAge: null },
        prediction: { ...prediction, riskLevel: 'apocalyptic' },
      },
    }),
  );
  await openTab('Live Demo');
  expect(await screen.findByText('unknown')).toBeTruthy();
  expect(screen.getByText('Safe')).toBeTruthy();
});

it('asks a guest to log in for their statistics, and closes before the sign-in may open', async () => {
  const { baseUrl } = await startLoopback(() => json(insightsOf()));
  const onOpenChange = vi.fn();
  const askToSignIn = vi.fn();
  renderWithApi(
    baseUrl,
    <SignInPromptContext value={askToSignIn}>
      <MlEngineDialog isOpen onOpenChange={onOpenChange} />
    </SignInPromptContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Your statistics' }));
  expect(screen.getByText('Login to View Your Stats')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Stats' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(askToSignIn).not.toHaveBeenCalled();
});

it('shows a user their statistics, and leads back', async () => {
  await openWith({
    userStats: {
      totalAnalyses: 12,
      mlEnhancedAnalyses: 9,
      averageConfidence: 84.2,
      highRiskDetected: 4,
      phishingPrevented: 3,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Your statistics' }));
  const panel = screen.getByRole('tabpanel', { name: 'Stats' });
  for (const text of ['12', '9', '84.2%', '4', '3']) expect(within(panel).getByText(text)).toBeTruthy();
  expect(screen.queryByText('Login to View Your Stats')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the overview' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Your statistics' }));
});

it('shows no confidence where no model judged anything', async () => {
  await openWith({
    userStats: {
      totalAnalyses: 1,
      mlEnhancedAnalyses: 0,
      averageConfidence: null,
      highRiskDetected: 0,
      phishingPrevented: 0,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Your statistics' }));
  expect(within(screen.getByRole('tabpanel', { name: 'Stats' })).getByText('—')).toBeTruthy();
});

it('marks each claim with what was measured', async () => {
  await open();
  const marks = await screen.findAllByRole('button', { name: /^What was measured: / });
  expect(marks.map((mark) => mark.getAttribute('aria-label')?.replace('What was measured: ', ''))).toEqual([
    'accuracy',
    'processing speed',
    'ML features',
    'accuracy',
  ]);
  await userEvent.click(marks[1] as HTMLElement);
  const note = await screen.findByRole('dialog', { name: 'What was measured: processing speed' });
  expect(note.textContent).toContain(
    'Claim. Measured: 41.3 ms for a message, in 99 of 100 cases; see Accuracy',
  );
});

it('says what went wrong and tries again', async () => {
  let isBroken = true;
  const { calls } = await open(() =>
    isBroken ? json({ error: 'unavailable', message: 'The service is busy.' }, 503) : json(insightsOf()),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('The service is busy.');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Measured')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(calls.map(({ path }) => path)).toEqual(['/api/ml-insights', '/api/ml-insights']);
});

describe('the live demo', () => {
  const scored = {
    ...insightsOf().sampleAnalysis,
    input: { text: 'See you on Monday.', url: '' },
    prediction: {
      probability: 3,
      riskLevel: 'safe',
      isConclusive: false,
      riskScore: 3,
      threatsDetected: 0,
      confidence: 97,
    },
    contributions: [{ title: 'a well-known sender', value: -1.5 }],
  };

  const openDemo = async (reply: Reply = json(scored)) => {
    const { baseUrl, calls } = await startLoopback(({ path }) =>
      path === '/api/ml-insights' ? json(insightsOf()) : reply,
    );
    renderWithApi(baseUrl, <MlEngineDialog isOpen onOpenChange={() => {}} />);
    await userEvent.click(await screen.findByRole('tab', { name: 'Live Demo' }));
    await screen.findByRole('button', { name: 'Score It' });
    return calls;
  };

  it('lets the engine score what was typed, and charts why', async () => {
    const calls = await openDemo();
    const message = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.clear(message);
    await userEvent.type(message, 'See you on Monday.');
    await userEvent.clear(screen.getByRole('textbox', { name: /^Link/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Score It' }));
    expect(await screen.findByRole('img', { name: 'Risk score 3 out of 100, Inconclusive' })).toBeTruthy();
    expect(screen.getByText('Risk score 3, inconclusive')).toBeTruthy();
    expect(screen.getByText('a well-known sender').closest('li')?.textContent).toContain('lowers by −1.5');
    expect(calls.at(-1)?.path).toBe('/api/ml-insights/sample');
  });

  it('scores a sample as soon as it is picked', async () => {
    const calls = await openDemo();
    await userEvent.click(screen.getByRole('button', { name: 'Parcel fee' }));
    expect(await screen.findByRole('img', { name: /Risk score 3/ })).toBeTruthy();
    expect(screen.getByDisplayValue(/customs fee/)).toBeTruthy();
    expect(calls.filter(({ path }) => path.endsWith('/sample'))).toHaveLength(1);
  });

  it('asks for something to score, and shows the server’s message', async () => {
    const calls = await openDemo(json({ message: 'Too many requests. Please try again in 9 minutes.' }, 429));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Message' }));
    await userEvent.clear(screen.getByRole('textbox', { name: /^Link/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Score It' }));
    expect(screen.getByText('Please write a sentence or a link')).toBeTruthy();
    expect(calls.filter(({ path }) => path.endsWith('/sample'))).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Team message' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Too many requests.');
  });
});

it('explains what the figures mean for an inbox, and links to all of them', async () => {
  await open();
  const slider = await screen.findByRole('slider', { name: /Phishing in what arrives/ });
  expect(slider.getAttribute('aria-valuetext')).toBe('1 in 1,000');
  const sentence = () => screen.getByText(/alarms are right\.$/).textContent;
  expect(sentence()).toBe('If 1 in 1,000 is phishing, 0.1 of 10 alarms are right.');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(sentence()).toBe('If 1 in 2 is phishing, 9.4 of 10 alarms are right.');
  expect(screen.getByRole('link', { name: 'All figures, set by set' }).getAttribute('href')).toBe(
    '/accuracy',
  );
});
