import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type SiteFacts, siteFactsSchema } from '../../../contract/site-facts.ts';
import { SiteAddressesContext } from '../../lib/site-addresses.ts';
import { json, type Reply, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import type { ContactKind } from './contact-kinds.ts';

const open = async (
  kind: ContactKind,
  reply: Reply = json({ message: 'ok' }),
  facts: Partial<SiteFacts> = {},
) => {
  const { baseUrl, calls } = await startLoopback(() => reply);
  const onOpenChange = vi.fn();
  renderWithApi(
    baseUrl,
    <SiteAddressesContext value={siteFactsSchema.parse(facts)}>
      <ContactDialog kind={kind} isOpen onOpenChange={onOpenChange} />
    </SiteAddressesContext>,
  );
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

it('promises an answer only where there is a mail server', async () => {
  await open('sales');
  await fill('Message', 'We are two hundred people.');
  await submit('Send Message');
  expect(await screen.findByText('Our sales team will contact you within 24 hours.')).toBeTruthy();
});

it('says whom to write to where there is none', async () => {
  await open('sales', json({ message: 'ok' }), { answersByMail: false });
  await fill('Message', 'We are two hundred people.');
  await submit('Send Message');
  const text =
    'We cannot answer by mail from here: if you need an answer, please write to sales@hookwise.example.';
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText(/within 24 hours/)).toBeNull();
});
