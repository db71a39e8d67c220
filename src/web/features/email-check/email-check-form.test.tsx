import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { newOutcome } from '../../testing/check-outcome.ts';
import { json, type Reply, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { visitRealServer } from '../../testing/visit-real-server.ts';
import { EmailCheckForm } from './email-check-form.tsx';

/** Without a reply it is the real server that answers. */
const openForm = async (reply?: Reply) => {
  const { baseUrl, calls } = await (reply ? startLoopback(() => reply) : visitRealServer());
  const outcome = newOutcome();
  renderWithApi(baseUrl, <EmailCheckForm {...outcome} />);
  return { ...outcome, calls };
};

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Analyze Email Content' }));
const choose = (...files: File[]) =>
  // The picker filters by name; a person can switch that off, and so does this.
  userEvent.setup({ applyAccept: false }).upload(field(/Email file/), files);
const newFile = (name: string) => new File(['Dear customer'], name);

it('sends the content with what was given beside it, and hands the verdict over', async () => {
  const { onStart, onResult, calls } = await openForm();
  await userEvent.type(field(/Email content/), 'Dear customer');
  await userEvent.type(field(/Sender Email/), 'desk@northbank.example');
  await userEvent.type(field(/Subject Line/), 'Final notice');
  await submit();
  await waitFor(() => expect(onResult.mock.lastCall?.[0]).toMatchObject({ riskLevel: 'suspicious' }));
  expect(onStart).toHaveBeenCalledOnce();
  expect(calls).toEqual([
    {
      path: '/api/analyze/email',
      body: { content: 'Dear customer', sender: 'desk@northbank.example', subject: 'Final notice' },
    },
  ]);
});

it('needs neither sender nor subject', async () => {
  const { onResult } = await openForm();
  await userEvent.type(field(/Email content/), 'Dear customer');
  await submit();
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
});

it('asks for content without a call, and leads the keyboard there', async () => {
  const { onStart, calls } = await openForm();
  await userEvent.type(field(/Email content/), '   ');
  await submit();
  expect(screen.getByRole('alert').textContent).toBe('Email content is required');
  expect(document.activeElement).toBe(field(/Email content/));
  expect(onStart).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});

it('refuses a sender that is not an address, until it is corrected', async () => {
  const { onResult, calls } = await openForm();
  await userEvent.type(field(/Email content/), 'Dear customer');
  await userEvent.type(field(/Sender Email/), 'desk@');
  await submit();
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address');
  expect(document.activeElement).toBe(field(/Sender Email/));
  expect(calls).toEqual([]);
  await userEvent.type(field(/Sender Email/), 'northbank.example{Enter}');
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps what was typed when the check is refused', async () => {
  const { onRefused } = await openForm(json({ message: 'The store is away' }, 503));
  await userEvent.type(field(/Email content/), 'Dear customer');
  await submit();
  await waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
  expect(field(/Email content/).value).toBe('Dear customer');
});

it('uploads a chosen file and announces it as a file', async () => {
  const { onResult, calls } = await openForm();
  await choose(newFile('message.eml'));
  await waitFor(() => expect(onResult.mock.lastCall?.[1]).toEqual({ title: 'Email File Analysis Complete' }));
  expect(calls.map(({ path }) => path)).toEqual(['/api/analyze/email-file']);
});

it('describes a refused file by status and text', async () => {
  const { onRefused } = await openForm({ status: 422, body: 'unreadable', type: 'text/plain' });
  await choose(newFile('message.eml'));
  await waitFor(() =>
    expect(onRefused.mock.lastCall?.[1]).toEqual({
      title: 'File Analysis Failed',
      description: '422: unreadable',
    }),
  );
});

it('shows at once what is wrong with a file, without a call', async () => {
  const { onStart, calls } = await openForm();
  await choose(newFile('message.pdf'));
  expect(screen.getByText('Invalid File Type')).toBeTruthy();
  expect(screen.getByText('Only .eml and .txt files are allowed')).toBeTruthy();
  expect(onStart).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});

it('takes a file that is dropped on the form', async () => {
  const { onResult, calls } = await openForm();
  const dataTransfer = { types: ['Files'], files: [newFile('message.eml')] };
  fireEvent.dragEnter(field(/Email content/), { dataTransfer });
  expect(screen.getByText('Drop it here')).toBeTruthy();
  fireEvent.drop(field(/Email content/), { dataTransfer });
  expect(screen.queryByText('Drop it here')).toBeNull();
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
  expect(calls.map(({ path }) => path)).toEqual(['/api/analyze/email-file']);
});

it('keeps a file that misses the form from replacing the page, and leaves dragged text alone', async () => {
  await openForm();
  const dropOnPage = (types: string[]) => {
    const event = createEvent.drop(document.body, { dataTransfer: { types, files: [] } });
    fireEvent(document.body, event);
    return event;
  };
  expect(dropOnPage(['Files']).defaultPrevented).toBe(true);
  expect(dropOnPage(['text/plain']).defaultPrevented).toBe(false);
  fireEvent.dragEnter(field(/Email content/), { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(screen.queryByText('Drop it here')).toBeNull();
});

it('offers to check a lone link as a URL', async () => {
  const { onHandOver } = await openForm();
  await userEvent.type(field(/Email content/), 'https://northbank.example/login');
  await userEvent.click(screen.getByRole('button', { name: 'Check it as a URL' }));
  expect(onHandOver).toHaveBeenCalledWith('url', 'https://northbank.example/login');
  await userEvent.type(field(/Email content/), ' is what they sent');
  expect(screen.queryByRole('button', { name: 'Check it as a URL' })).toBeNull();
});
