import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { stagesMediaType } from '../../../contract/analyze-screenshot.ts';
import { SignInPromptContext } from '../../lib/sign-in-prompt.ts';
import { newAnalysis } from '../../testing/analyses.ts';
import { newDomainResult } from '../../testing/domain-results.ts';
import { json, type Reply, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { Home } from './home.tsx';

beforeAll(async () => {
  // jsdom has no layout, so it cannot scroll either; nor does it support object URLs.
  Element.prototype.scrollIntoView = vi.fn();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = vi.fn();
  // The page fetches it on demand; it is compiled here, so that no test waits for that.
  await import('../../features/result/result-card.tsx');
  await import('../../features/domain-check/domain-result.tsx');
  await import('../../features/vulnerability-check/vulnerability-result.tsx');
  await import('../../features/guest-popup/guest-popup.tsx');
  await import('../../features/upgrade/upgrade-popup.tsx');
});

const openHome = async (reply: Reply) => {
  const { baseUrl, calls } = await startLoopback(({ path }) =>
    path.startsWith('/api/analyze/') ? reply : json({ message: 'Not signed in' }, 401),
  );
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
    'WHOISWHOIS',
    'VulnerabilityVuln',
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

it('carries a lone link over to the URL tab and focuses its field', async () => {
  await openHome(json({}));
  await userEvent.type(screen.getByLabelText('Email content'), 'https://northbank.example/');
  await userEvent.click(screen.getByRole('button', { name: 'Check it as a URL' }));
  const field = screen.getByLabelText<HTMLInputElement>('URL');
  expect(field.value).toBe('https://northbank.example/');
  expect(document.activeElement).toBe(field);
});

it('names a checked file differently from checked text', async () => {
  await checkFile(json(newAnalysis({ riskScore: 5, riskLevel: 'safe' })));
  expect(await screen.findByText('Email File Analysis Complete')).toBeTruthy();
  expect(screen.getByText('Risk level: safe')).toBeTruthy();
});

it('shows the server’s answer to a failed file, and plain words on the card', async () => {
  await checkFile(json({ message: 'This file could not be read' }, 422));
  expect(await screen.findByText('File Analysis Failed')).toBeTruthy();
  expect(screen.getByText('422: {"message":"This file could not be read"}')).toBeTruthy();
  expect(screen.getByText('This file could not be read')).toBeTruthy();
});

it('shows the server’s verdict, scrolls to it and announces it in a toast', async () => {
  await check(json(newAnalysis({ riskScore: 10 })));
  const heading = await screen.findByRole('heading', { name: 'High-risk phishing attempt detected' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Risk level: phishing')).toBeTruthy();
  expect(screen.getByText('No threats detected')).toBeTruthy();
  expect(screen.getByText('Verify the authenticity through official channels')).toBeTruthy();
});

it('returns to the empty panel for another check', async () => {
  await check(json(newAnalysis({ riskScore: 5, riskLevel: 'safe' })));
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze Another' }));
  expect(screen.queryByText('Content appears safe')).toBeNull();
  expect(screen.getByText('How to read your score')).toBeTruthy();
});

it('offers a guest over the limit an account, without calling it a failure', async () => {
  const { askToSignIn } = await check(
    json({ message: 'Usage limit exceeded', error: 'limit_reached', requiresAuth: true }, 429),
  );
  expect(await screen.findByRole('dialog', { name: 'Track Your Security History' })).toBeTruthy();
  expect(screen.getByText('Usage limit exceeded')).toBeTruthy();
  expect(screen.queryByText('Analysis Failed')).toBeNull();
  expect(askToSignIn).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(askToSignIn).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads a user over the limit to the plans', async () => {
  const { askToSignIn } = await check(
    json({ message: 'Daily limit exceeded', error: 'x', requiresUpgrade: true, planType: 'standard' }, 429),
  );
  expect(await screen.findByRole('dialog', { name: 'Daily Check Limit Reached' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText("You've reached your daily limit for the standard plan.")).toBeTruthy();
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
    await analyze(json(newAnalysis({ riskScore: 5, riskLevel: 'safe', explanation })));
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
      yield JSON.stringify({ analysis: newAnalysis({ riskScore: 5, riskLevel: 'safe' }) });
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

describe('a domain', () => {
  const lookUp = async (reply: Reply) => {
    const home = await openHome(reply);
    await openTab(/WHOIS/);
    await userEvent.type(screen.getByLabelText('Domain or IP address'), 'example.com{Enter}');
    return home;
  };
  const verdict = () => screen.findByRole('heading', { level: 2, name: 'northbank-verify.example' });

  it('is shown on its own cards, named in the toast, and gone with the tab', async () => {
    await lookUp(json(newDomainResult()));
    const heading = await verdict();
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('Domain analysis completed for northbank-verify.example')).toBeTruthy();
    await openTab(/URL/);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('fills its cards as the parts come in, and stays where it is when the last one does', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const whole = newDomainResult();
    const lines = async function* () {
      yield `${JSON.stringify({ part: 'subject', fields: { domain: whole.domain } })}\n`;
      yield `${JSON.stringify({ part: 'hosting', fields: { hostingInfo: whole.hostingInfo } })}\n`;
      await released;
      yield JSON.stringify({ result: whole });
    };
    await lookUp({ body: lines(), type: stagesMediaType });
    const heading = await verdict();
    expect(await screen.findByText('vps-24.hosting.example')).toBeTruthy();
    expect(screen.queryByText('Example Registrar Ltd.')).toBeNull();
    const scrolls = vi.mocked(Element.prototype.scrollIntoView).mock.calls.length;
    release();
    expect(await screen.findByText('Example Registrar Ltd.')).toBeTruthy();
    expect(await verdict()).toBe(heading);
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.calls.length).toBe(scrolls);
  });

  it('gives way to the error when the lookup is refused halfway', async () => {
    const lines = async function* () {
      yield '{"part":"subject","fields":{"domain":"example.com"}}\n';
      yield '{"status":503,"failure":{"message":"The store is away","error":"unavailable"}}\n';
    };
    await lookUp({ body: lines(), type: stagesMediaType });
    expect(await screen.findByRole('heading', { name: 'Analysis Error' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('leads back to an empty panel that keeps the domain', async () => {
    await lookUp(json(newDomainResult()));
    await userEvent.click(await screen.findByRole('button', { name: 'Analyze Another' }));
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Domain or IP address').value).toBe('example.com');
  });

  it.each(['Usage limit exceeded', 'Daily limit exceeded', 'You have reached your daily limit'])(
    'takes the words %j for a limit, not for a failure',
    async (message) => {
      await lookUp(json({ message }, 403));
      expect(await screen.findByText(message)).toBeTruthy();
      expect(screen.queryByText('Analysis Failed')).toBeNull();
    },
  );
});

describe('a device', () => {
  const search = async (reply: Reply) => {
    await openHome(reply);
    await openTab(/Vuln/);
    await userEvent.selectOptions(screen.getByLabelText('Vendor'), 'Fortinet');
    await userEvent.click(screen.getByRole('button', { name: 'Search Vulnerabilities' }));
  };

  it('is shown with its vulnerabilities, and the toast counts them', async () => {
    const vulnerabilities = [{ cveId: 'CVE-2024-21762', title: 'Out-of-bounds write' }];
    await search(json({ totalCount: 41, vulnerabilities }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Out-of-bounds write' })).toBeTruthy();
    expect(screen.getByText('Found 41 vulnerabilities for Fortinet')).toBeTruthy();
    expect(screen.getByText('41 vulnerabilities')).toBeTruthy();
  });

  it('has its own message for a failure, beside the server’s', async () => {
    await search(json({ message: 'The catalogue is away' }, 503));
    expect(
      await screen.findByText('Failed to retrieve vulnerability data. Please try again later.'),
    ).toBeTruthy();
    expect(screen.getByText('The catalogue is away')).toBeTruthy();
    expect(screen.getByText('Analysis Failed')).toBeTruthy();
  });

  it('keeps the message of a limit', async () => {
    await search(json({ message: 'Daily limit exceeded', requiresUpgrade: true, planType: 'free' }, 429));
    expect(await screen.findByText("You've reached your daily limit for the free plan.")).toBeTruthy();
    expect(screen.queryByText('Analysis Failed')).toBeNull();
  });
});
