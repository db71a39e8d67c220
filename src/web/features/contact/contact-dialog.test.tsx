import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { json, type Reply, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import type { ContactKind } from './contact-kinds.ts';

const open = async (kind: ContactKind, reply: Reply = json({ message: 'ok' })) => {
  const { baseUrl, calls } = await startLoopback(() => reply);
  const onOpenChange = vi.fn();
  renderWithApi(baseUrl, <ContactDialog kind={kind} isOpen onOpenChange={onOpenChange} />);
  return { calls, onOpenChange };
};

const fill = async (area: 'Message' | 'Problem', text: string) => {
  await userEvent.type(screen.getByLabelText('Name'), 'Maya');
  await userEvent.type(screen.getByLabelText('Email'), 'maya@company.example');
  // Pasted: typing two thousand keys one by one would only be slow.
  await userEvent.click(screen.getByLabelText(area));
  await userEvent.paste(text);
};
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('explains every field of an empty sales form and leads to the first one', async () => {
  const { calls } = await open('sales');
  await submit('Send Message');
  expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy();
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(screen.getByText('Message must be at least 10 characters')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(calls).toEqual([]);
});

it('counts words and characters as they are typed', async () => {
  await open('sales');
  await fill('Message', 'three short words');
  expect(screen.getByText('3/500 words')).toBeTruthy();
  expect(screen.getByText('17 characters')).toBeTruthy();
});

it('sends a message of 500 characters and closes', async () => {
  const { calls, onOpenChange } = await open('sales');
  await fill('Message', 'x'.repeat(500));
  await submit('Send Message');
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(calls[0]).toMatchObject({ path: '/api/contact/sales', body: { message: 'x'.repeat(500) } });
  expect(await screen.findByText('Message Sent Successfully!')).toBeTruthy();
});

it('refuses 501 characters in the words of the specification', async () => {
  const { calls } = await open('sales');
  await fill('Message', 'x'.repeat(501));
  await submit('Send Message');
  expect(screen.getByText('Message must be less than 500 words')).toBeTruthy();
  expect(calls).toEqual([]);
});

it('refuses a problem of more than 2000 characters', async () => {
  await open('support');
  await fill('Problem', 'x'.repeat(2001));
  await submit('Submit Request');
  expect(screen.getByText('Problem description must be less than 2000 words')).toBeTruthy();
});

it('keeps what was written when sending fails, and gives the address to write to', async () => {
  const { onOpenChange } = await open('support', { status: 500 });
  await fill('Problem', 'The report does not download.');
  await submit('Submit Request');
  const text =
    'Failed to send support request. Please try again or contact us directly at support@hookwise.example';
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Problem').value).toBe('The report does not download.');
  expect(onOpenChange).not.toHaveBeenCalled();
});
