// Long because the cases of one screen stand together.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { stagesMediaType } from '../../../contract/stages-media-type.ts';
import { pngCarrying } from '../../../vision/testing/hostile-pictures.ts';
import { SignInPromptContext } from '../../lib/sign-in-prompt.ts';
import { json, type Reply, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { visitRealServer } from '../../testing/visit-real-server.ts';
import { Home } from './home.tsx';
import { tools } from './tools.ts';

beforeAll(async () => {
  // jsdom has no layout, so it cannot scroll either; nor does it support object URLs.
  Element.prototype.scrollIntoView = vi.fn();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = vi.fn();
  // The page fetches it on demand; it is compiled here, so that no test waits for that.
  for (const { form } of tools) await form.arrive();
  await import('../../features/result/result-card.tsx');
  await import('../../features/domain-check/domain-result.tsx');
  await import('../../features/vulnerability-check/vulnerability-result.tsx');
  await import('../../features/guest-popup/guest-popup.tsx');
  await import('../../features/upgrade/upgrade-popup.tsx');
});

const refuseWith = (refusal: Reply) =>
  startLoopback(({ path }) =>
    path.startsWith('/api/analyze/') ? refusal : json({ message: 'Not signed in' }, 401),
  );

/** Without a refusal it is the real server that answers. */
const openHome = async (refusal?: Reply) => {
  const server = await visitRealServer();
  const { baseUrl } = refusal ? await refuseWith(refusal) : server;
  const askToSignIn = vi.fn();
  renderWithApi(
    baseUrl,
    <SignInPromptContext value={askToSignIn}>
      <Home notFound={<h1>404 Page Not Found</h1>} loading={null} />
    </SignInPromptContext>,
  );
  return { ...server, askToSignIn };
};

const openTab = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }));

const checkUrl = async (url: string) => {
  await openTab(/URL/);
  await userEvent.type(screen.getByLabelText('URL'), `${url}{Enter}`);
};

const checkFile = async (content: string) => {
  await openHome();
  await userEvent.upload(screen.getByLabelText('Email file'), new File([content], 'message.eml'));
};

it('opens with the email tab', async () => {
  await openHome();
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
  await openHome();
  await userEvent.type(screen.getByLabelText('Email content'), 'Dear customer');
  await openTab(/URL/);
  expect(screen.queryByLabelText('Email content')).toBeNull();
  await openTab(/Email/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Email content').value).toBe('Dear customer');
});

it('carries a lone link over to the URL tab and focuses its field', async () => {
  await openHome();
  await userEvent.type(screen.getByLabelText('Email content'), 'https://northbank.example/');
  await userEvent.click(screen.getByRole('button', { name: 'Check it as a URL' }));
  const field = screen.getByLabelText<HTMLInputElement>('URL');
  expect(field.value).toBe('https://northbank.example/');
  expect(document.activeElement).toBe(field);
});

it('distinguishes a checked file from a checked text', async () => {
  await checkFile('From: ana@example.com\n\nSee you at seven.');
  expect(await screen.findByText('Email File Analysis Complete')).toBeTruthy();
  expect(screen.getByText('Risk level: inconclusive')).toBeTruthy();
});

it('describes a failed file by the status and text, and in plain words on the card', async () => {
  await checkFile(' ');
  expect(await screen.findByText('File Analysis Failed')).toBeTruthy();
  expect(screen.getByText(/^422: \{"message":"No message could be found/)).toBeTruthy();
  expect(screen.getByText(/^No message could be found in this file\./)).toBeTruthy();
});

it('shows the server’s verdict, scrolls to it and announces it in a toast', async () => {
  await openHome();
  await checkUrl('http://paypal.com.account-verify.top/login');
  const heading = await screen.findByRole('heading', { name: 'High-risk phishing attempt detected' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Risk level: phishing')).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Detected Threats/ })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Recommended Actions' })).toBeTruthy();
});

it('returns to the empty panel for another check', async () => {
  await openHome();
  await checkUrl('example.com');
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze Another' }));
  expect(screen.queryByText('Content appears safe')).toBeNull();
  expect(screen.getByText('How to read your score')).toBeTruthy();
});

it('offers a guest over the limit an account, without calling it a failure', async () => {
  const { askToSignIn, useUpChecks } = await openHome();
  await useUpChecks();
  await checkUrl('example.com');
  expect(await screen.findByRole('dialog', { name: 'Track Your Security History' })).toBeTruthy();
  expect(screen.getByText('Usage limit exceeded')).toBeTruthy();
  expect(screen.queryByText('Analysis Failed')).toBeNull();
  expect(askToSignIn).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(askToSignIn).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads a user over the limit to the plans', async () => {
  const { askToSignIn } = await openHome(
    json({ message: 'Daily limit exceeded', error: 'x', requiresUpgrade: true, planType: 'standard' }, 429),
  );
  await checkUrl('example.com');
  expect(await screen.findByRole('dialog', { name: 'Daily Check Limit Reached' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText("You've reached your daily limit for the standard plan.")).toBeTruthy();
  expect(screen.getByRole('button', { name: 'View Pricing Plans' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(askToSignIn).not.toHaveBeenCalled();
});

it('offers another try after any other failure, and keeps the address', async () => {
  await openHome({ status: 500 });
  await checkUrl('example.com');
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(screen.queryByText('Analysis Error')).toBeNull();
  expect(screen.getByText('Analysis Failed')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('URL').value).toBe('example.com');
});

describe('a picture', () => {
  const picture = (content: BlobPart = Buffer.from(pngCarrying())) =>
    new File([content], 'bank.png', { type: 'image/png' });

  const pasteInto = (target: Element, types: string[]) =>
    fireEvent.paste(target, { clipboardData: { types: ['Files', ...types], files: [picture()] } });

  const analyze = async (content?: BlobPart) => {
    await openTab(/Screenshot/);
    await userEvent.upload(screen.getByLabelText('Screenshot'), picture(content));
    await userEvent.click(screen.getByRole('button', { name: 'Analyze Screenshot' }));
  };

  it('is shown beside its verdict, and no longer in the form', async () => {
    await openHome();
    await analyze();
    expect(await screen.findByRole('img', { name: 'What was checked' })).toBeTruthy();
    expect(screen.getByText('Risk level: inconclusive')).toBeTruthy();
    expect(screen.queryByText('bank.png')).toBeNull();
    expect(screen.getByText('Drag and drop an image')).toBeTruthy();
  });

  it('is kept while another tab is open, and after a failure', async () => {
    await openHome();
    await analyze('pixels');
    expect(await screen.findByText(/^415: \{"message":/)).toBeTruthy();
    expect(screen.getByText('bank.png')).toBeTruthy();
    await openTab(/URL/);
    await openTab(/Screenshot/);
    expect(screen.getByText('bank.png')).toBeTruthy();
  });

  it('shows the stage that the server is in, whatever time it takes', async () => {
    const { holdLastLine } = await openHome();
    const { release } = holdLastLine();
    await analyze();
    const current = () => document.querySelector('[aria-current=step]')?.textContent;
    await waitFor(() => expect(current()).toBe('Writing your verdict'));
    release();
    expect(await screen.findByRole('heading', { name: 'No warning sign found' })).toBeTruthy();
  });

  it('opens its own tab when it is pasted elsewhere, ready to be sent', async () => {
    await openHome();
    pasteInto(screen.getByLabelText('Email content'), []);
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Screenshot');
    expect(screen.getByText('bank.png')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Analyze Screenshot' }));
  });

  it('is not taken from a text that was copied together with it', async () => {
    await openHome();
    pasteInto(screen.getByLabelText('Email content'), ['text/plain']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Email');
  });
});

describe('a domain', () => {
  const lookUp = async () => {
    await openTab(/WHOIS/);
    await userEvent.type(screen.getByLabelText('Domain or IP address'), 'northbank-verify.com{Enter}');
  };
  const verdict = () => screen.findByRole('heading', { level: 2, name: 'northbank-verify.com' });

  it('is shown on its own cards, named in the toast, and gone with the tab', async () => {
    await openHome();
    await lookUp();
    const heading = await verdict();
    expect(document.activeElement).toBe(heading);
    expect(await screen.findByText('Domain analysis completed for northbank-verify.com')).toBeTruthy();
    await openTab(/URL/);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('fills its cards as the parts come in, and stays where it is when the last one does', async () => {
    const { holdLastLine } = await openHome();
    const { release } = holdLastLine();
    await lookUp();
    const heading = await verdict();
    expect(await screen.findByText('Test Registrar')).toBeTruthy();
    expect(await screen.findByText('10 mx1.northbank-verify.com')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Analyze Another' })).toBeNull();
    const scrolls = vi.mocked(Element.prototype.scrollIntoView).mock.calls.length;
    release();
    expect(await screen.findByRole('button', { name: 'Analyze Another' })).toBeTruthy();
    expect(await verdict()).toBe(heading);
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.calls.length).toBe(scrolls);
  });

  it('gives way to the error when the lookup is refused halfway', async () => {
    const body = [
      '{"part":"subject","fields":{"domain":"example.com"}}',
      '{"status":503,"failure":{"message":"The store is away","error":"unavailable"}}',
    ].join('\n');
    await openHome({ body, type: stagesMediaType });
    await lookUp();
    expect(await screen.findByRole('heading', { name: 'Analysis Error' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('leads back to an empty panel that keeps the domain', async () => {
    await openHome();
    await lookUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Analyze Another' }));
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Domain or IP address').value).toBe(
      'northbank-verify.com',
    );
  });

  it.each(['Usage limit exceeded', 'Daily limit exceeded', 'You have reached your daily limit'])(
    'takes the words %j for a limit, not for a failure',
    async (message) => {
      await openHome(json({ message }, 403));
      await lookUp();
      expect(await screen.findByText(message)).toBeTruthy();
      expect(screen.queryByText('Analysis Failed')).toBeNull();
    },
  );
});

describe('a device', () => {
  const search = async () => {
    await openTab(/Vuln/);
    await userEvent.selectOptions(screen.getByLabelText('Vendor'), 'Fortinet');
    await userEvent.click(screen.getByRole('button', { name: 'Search Vulnerabilities' }));
  };

  it('is shown with its vulnerabilities, and the toast counts them', async () => {
    await openHome();
    await search();
    const count = (await screen.findByText(/^\d+ vulnerabilities$/)).textContent;
    expect(screen.getByText(`Found ${count} for Fortinet`)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(50);
    expect(screen.getAllByText('CISA KEV').length).toBeGreaterThan(0);
  });

  it('has its own message for a failure, beside the server’s', async () => {
    await openHome(json({ message: 'The catalogue is away' }, 503));
    await search();
    expect(
      await screen.findByText('Failed to retrieve vulnerability data. Please try again later.'),
    ).toBeTruthy();
    expect(screen.getByText('The catalogue is away')).toBeTruthy();
    expect(screen.getByText('Analysis Failed')).toBeTruthy();
  });

  it('keeps the message of a limit', async () => {
    await openHome(json({ message: 'Daily limit exceeded', requiresUpgrade: true, planType: 'free' }, 429));
    await search();
    expect(await screen.findByText("You've reached your daily limit for the free plan.")).toBeTruthy();
    expect(screen.queryByText('Analysis Failed')).toBeNull();
  });
});
