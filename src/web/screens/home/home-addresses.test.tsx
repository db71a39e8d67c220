import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { newAnalysis } from '../../testing/analyses.ts';
import { newDomainResult } from '../../testing/domain-results.ts';
import { json, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { Home } from './home.tsx';
import { tools } from './tools.ts';

beforeAll(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  for (const { form } of tools) await form.arrive();
  await import('../../features/result/result-card.tsx');
});

const owner = '6a3cf2de-1d05-4f6c-9f0e-7f1f0f0a0001';
const kept = newAnalysis({ userId: owner, inputData: 'https://northbank.example/' });
const domain = newAnalysis({
  userId: owner,
  analysisType: 'general',
  inputData: 'northbank-verify.example',
  domain: { ...newDomainResult(), analysisId: '6a3cf2de-1d05-4f6c-9f0e-7f1f0f0a0003' },
});
const foreign = newAnalysis({ userId: '6a3cf2de-1d05-4f6c-9f0e-7f1f0f0a0002' });

/** Answers as our server does to the owner of `kept`, or to a guest. */
const openHome = async (address: string, isGuest = false) => {
  history.replaceState(null, '', address);
  const asked: string[] = [];
  const { baseUrl } = await startLoopback(({ path }) => {
    asked.push(path);
    if (path === '/api/auth/me')
      return isGuest
        ? json({ message: 'Not signed in' }, 401)
        : json({ user: { id: owner, email: 'ana@example.com' } });
    if (path === '/api/analyze/url') return json(isGuest ? { ...kept, userId: null } : kept);
    if (path === `/api/analysis/${kept.id}`) return json(kept);
    if (path === `/api/analysis/${domain.id}`) return json(domain);
    if (path === `/api/analysis/${domain.id}/feedback`) return json({ report: null, isOwn: true });
    if (path === `/api/analysis/${foreign.id}`) return json(foreign);
    return json({ message: 'There is nothing at this address' }, 404);
  });
  renderWithApi(baseUrl, <Home notFound={<h1>404 Page Not Found</h1>} loading={null} />);
  return { asked };
};

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const field = () => screen.getByLabelText<HTMLInputElement>('URL').value;
const verdict = () => screen.findByRole('heading', { name: 'High-risk phishing attempt detected' });
const goBack = () =>
  act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await moved;
  });
const check = async () => {
  await userEvent.type(screen.getByLabelText('URL'), 'northbank.example{Enter}');
  return verdict();
};

it('opens the tool of its address, and moves with the tabs', async () => {
  await openHome('/check/whois');
  expect(selected()).toContain('WHOIS');
  await userEvent.click(screen.getByRole('tab', { name: /URL/ }));
  expect(window.location.pathname).toBe('/check/url');
  expect(document.title).toBe('URL Check - Hookwise');
  await goBack();
  expect(window.location.pathname).toBe('/check/whois');
  expect(selected()).toContain('WHOIS');
});

it.each([
  ['/check/url?u=https%3A%2F%2Fnorthbank.example%2Fa%3Fb%3D1', 'URL', 'https://northbank.example/a?b=1'],
  ['/check/url?u=a.example%2F%2541%2B1%26c', 'URL', 'a.example/%41+1&c'],
  ['/check/whois?d=northbank.example', 'Domain or IP address', 'northbank.example'],
])('fills the form from %s and starts nothing', async (address, label, text) => {
  const { asked } = await openHome(address);
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(text);
  await waitFor(() => expect(asked).toContain('/api/auth/me'));
  expect(asked.filter((path) => path.startsWith('/api/analyze/'))).toEqual([]);
});

it('does not replace what was typed when the address comes back', async () => {
  await openHome('/check/url?u=a.example');
  await userEvent.type(screen.getByLabelText('URL'), '/more');
  await userEvent.click(screen.getByRole('tab', { name: /WHOIS/ }));
  await goBack();
  expect(field()).toBe('a.example/more');
});

it('moves a kept result to its own address; back leads to the form, and forward to the result', async () => {
  const { asked } = await openHome('/check/url');
  await check();
  expect(window.location.pathname).toBe(`/result/${kept.id}`);
  expect(selected()).toContain('URL');
  await goBack();
  expect(window.location.pathname).toBe('/check/url');
  expect(screen.queryByRole('article')).toBeNull();
  expect(field()).toBe('northbank.example');
  await act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.forward();
    await moved;
  });
  await verdict();
  expect(asked).not.toContain(`/api/analysis/${kept.id}`);
});

it('leaves a guest where they are', async () => {
  await openHome('/check/url', true);
  await check();
  expect(window.location.pathname).toBe('/check/url');
});

it('leads from a result to its tool for another check', async () => {
  await openHome(`/result/${kept.id}`);
  await verdict();
  expect(selected()).toContain('URL');
  expect(document.title).toBe('Your result - Hookwise');
  await userEvent.click(screen.getByRole('button', { name: 'Analyze Another' }));
  expect(window.location.pathname).toBe('/check/url');
  expect(screen.queryByRole('article')).toBeNull();
});

it('opens a kept domain with all of its cards, to be shared and reported', async () => {
  await openHome(`/result/${domain.id}`);
  expect(await screen.findByRole('heading', { name: 'northbank-verify.example' })).toBeTruthy();
  expect(selected()).toContain('WHOIS');
  for (const name of ['Registration', 'Hosting', 'Security Recommendations'])
    expect(screen.getByRole('heading', { name }), name).toBeTruthy();
  for (const name of ['DNS records and email security', 'SSL certificate', 'Security analysis', 'Share'])
    expect(screen.getByRole('button', { name }), name).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Is this verdict wrong?' })).toBeTruthy();
});

it.each([
  ['unknown', '6a3cf2de-1d05-4f6c-9f0e-7f1f0f0a0009'],
  ['somebody else’s', foreign.id],
  ['malformed', 'history'],
  ['missing', ''],
])('shows the 404 page for an id that is %s', async (_, id) => {
  const { asked } = await openHome(`/result/${id}`);
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  expect(document.title).toBe('404 Page Not Found');
  expect(screen.queryByRole('article')).toBeNull();
  expect(asked).not.toContain('/api/analysis/history');
});
