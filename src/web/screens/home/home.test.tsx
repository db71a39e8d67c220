import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { stagesMediaType } from '../../../contract/analyze-screenshot.ts';
import { SignInPromptContext } from '../../lib/sign-in-prompt.ts';
import { json, type Reply, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { Home } from './home.tsx';

beforeAll(async () => {
  // jsdom lays nothing out, so it cannot scroll either.
  Element.prototype.scrollIntoView = vi.fn();
  // Nor does it keep files under addresses.
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = vi.fn();
  // Fetched by the page when it needs it; compiled here, so that no test waits for that.
  await import('../../features/result/result-card.tsx');
});

const openHome = async (reply: Reply) => {
  const { baseUrl, calls } = await startLoopback(() => reply);
  const askToSignIn = vi.fn();
  renderWithApi(
    baseUrl,
    <SignInPromptContext value={askToSignIn}>
      <Home />
    </SignInPromptContext>,
  );
  return { askToSignIn, calls };
};

const openTab = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }));

const check = async (reply: Reply) => {
  const home = await openHome(reply);
  await openTab(/URL/);
  await userEvent.type(screen.getByLabelText('URL'), 'example.com{Enter}');
  return home;
};

const checkFile = async (reply: Reply) => {
  await openHome(reply);
  await userEvent.upload(screen.getByLabelText('Email file'), new File(['Dear customer'], 'message.eml'));
};

it('opens with the email tab', async () => {
  await openHome(json({}));
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Phishing EmailEmail',
    'Screenshot CheckScreenshot',
    'URL CheckURL',
  ]);
  expect(screen.getByLabelText('Email content')).toBeTruthy();
});

it('keeps what was typed while another tab is open', async () => {
  await openHome(json({}));
  await userEvent.type(screen.getByLabelText('Email content'), 'Dear customer');
  await openTab(/URL/);
  expect(screen.queryByLabelText('Email content')).toBeNull();
  await openTab(/Email/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Email content').value).toBe('Dear customer');
});

it('carries a lone link over to the URL tab and leads the keyboard there', async () => {
  await openHome(json({}));
  await userEvent.type(screen.getByLabelText('Email content'), 'https://northbank.example/');
  await userEvent.click(screen.getByRole('button', { name: 'Check it as a URL' }));
  const field = screen.getByLabelText<HTMLInputElement>('URL');
  expect(field.value).toBe('https://northbank.example/');
  expect(document.activeElement).toBe(field);
});

it('tells a checked file from a checked text', async () => {
  await checkFile(json({ riskScore: 5, riskLevel: 'safe' }));
  expect(await screen.findByText('Email File Analysis Complete')).toBeTruthy();
  expect(screen.getByText('Risk level: safe')).toBeTruthy();
});

it('says of a failed file what the server said, and in plain words on the card', async () => {
  await checkFile(json({ message: 'This file could not be read' }, 422));
  expect(await screen.findByText('File Analysis Failed')).toBeTruthy();
  expect(screen.getByText('422: {"message":"This file could not be read"}')).toBeTruthy();
  expect(screen.getByText('This file could not be read')).toBeTruthy();
});

it('shows the verdict of the server, moves to it and says it in a notice', async () => {
  await check(json({ riskScore: 10, riskLevel: 'phishing', threats: [], recommendations: [] }));
  const heading = await screen.findByRole('heading', { name: 'High-risk phishing attempt detected' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Risk level: phishing')).toBeTruthy();
  expect(screen.getByText('No threats detected')).toBeTruthy();
  expect(screen.getByText('Verify the authenticity through official channels')).toBeTruthy();
});

it('returns to the empty panel for another check', async () => {
  await check(json({ riskScore: 5, riskLevel: 'safe' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze Another' }));
  expect(screen.queryByText('Content appears safe')).toBeNull();
  expect(screen.getByText('How to read your score')).toBeTruthy();
});

it('sends a guest over the limit to sign in, without calling it a failure', async () => {
  const { askToSignIn } = await check(
    json({ message: 'Usage limit exceeded', error: 'limit_reached', requiresAuth: true }, 429),
  );
  await waitFor(() => expect(askToSignIn).toHaveBeenCalledOnce());
  expect(screen.getByText('Usage limit exceeded')).toBeTruthy();
  expect(screen.queryByText('Analysis Failed')).toBeNull();
});

it('shows a user over the limit the way to the plans', async () => {
  const { askToSignIn } = await check(
    json({ message: 'Daily limit exceeded', error: 'x', requiresUpgrade: true, planType: 'standard' }, 429),
  );
  expect(await screen.findByText("You've reached your daily limit for the standard plan.")).toBeTruthy();
  expect(screen.getByRole('button', { name: 'View Pricing Plans' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(askToSignIn).not.toHaveBeenCalled();
});

it('offers another try after any other failure, and keeps the address', async () => {
  await check({ status: 500 });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(screen.queryByText('Analysis Error')).toBeNull();
  expect(screen.getByText('Analysis Failed')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('URL').value).toBe('example.com');
});

describe('a picture', () => {
  const picture = () => new File(['pixels'], 'bank.png', { type: 'image/png' });
  const explanation = { picture: { kind: 'browser', width: 100, height: 50, marks: [] } };

  const pasteInto = (target: Element, types: string[]) =>
    fireEvent.paste(target, { clipboardData: { types: ['Files', ...types], files: [picture()] } });

  const analyze = async (reply: Reply) => {
    await openHome(reply);
    await openTab(/Screenshot/);
    await userEvent.upload(screen.getByLabelText('Screenshot'), picture());
    await userEvent.click(screen.getByRole('button', { name: 'Analyze Screenshot' }));
  };

  it('is shown beside its verdict, and no longer in the form', async () => {
    await analyze(json({ riskScore: 5, riskLevel: 'safe', explanation }));
    expect(await screen.findByRole('img', { name: 'What was checked' })).toBeTruthy();
    expect(screen.getByText('Risk level: safe')).toBeTruthy();
    expect(screen.queryByText('bank.png')).toBeNull();
    expect(screen.getByText('Drag and drop an image')).toBeTruthy();
  });

  it('is kept while another tab is open, and after a failure', async () => {
    await analyze(json({ message: 'This picture could not be read' }, 422));
    expect(await screen.findByText('422: {"message":"This picture could not be read"}')).toBeTruthy();
    expect(screen.getByText('bank.png')).toBeTruthy();
    await openTab(/URL/);
    await openTab(/Screenshot/);
    expect(screen.getByText('bank.png')).toBeTruthy();
  });

  it('shows the stage that the server is in, whatever time it takes', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const lines = async function* () {
      yield '{"stage":"opening"}\n{"stage":"looking"}\n';
      await released;
      yield JSON.stringify({ analysis: { riskScore: 5, riskLevel: 'safe' } });
    };
    await analyze({ body: lines(), type: stagesMediaType });
    const current = () => document.querySelector('[aria-current=step]')?.textContent;
    await waitFor(() => expect(current()).toBe('Looking for copied brands'));
    release();
    expect(await screen.findByRole('heading', { name: 'Content appears safe' })).toBeTruthy();
  });

  it('opens its own tab when it is pasted elsewhere, ready to be sent', async () => {
    await openHome(json({}));
    pasteInto(screen.getByLabelText('Email content'), []);
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Screenshot');
    expect(screen.getByText('bank.png')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Analyze Screenshot' }));
  });

  it('is not taken from a text that was copied together with it', async () => {
    await openHome(json({}));
    pasteInto(screen.getByLabelText('Email content'), ['text/plain']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Email');
  });
});
