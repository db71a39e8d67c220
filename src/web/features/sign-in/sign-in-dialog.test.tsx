import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Call, json, type Reply, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';

const token = { message: 'ok', jwtToken: 'a.b.c', user: { email: 'maya@company.example' } };
const ok = ({ path }: Call): Reply =>
  path === '/api/auth/verify-otp' ? json(token) : json({ message: 'ok' });

const OpenDialog = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const [isOpen, setIsOpen] = useState(true);
  return <SignInDialog isOpen={isOpen} onOpenChange={setIsOpen} onSignedIn={onSignedIn} />;
};

const openDialog = async (answer: (call: Call) => Reply | Promise<Reply> = ok) => {
  const { baseUrl, calls } = await startLoopback(answer);
  const onSignedIn = vi.fn();
  renderWithApi(baseUrl, <OpenDialog onSignedIn={onSignedIn} />);
  return { calls, onSignedIn };
};

const sendCode = async () => {
  await userEvent.type(screen.getByLabelText('Email Address'), 'maya@company.example{Enter}');
  return screen.findByLabelText('Verification Code');
};

beforeEach(() => localStorage.clear());

it('asks for an address before it calls the server', async () => {
  const { calls } = await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  expect(screen.getByText('Please enter your email address')).toBeTruthy();
  expect(calls).toEqual([]);
});

it('moves on once the code was sent, and shows to which address', async () => {
  const { calls } = await openDialog();
  await sendCode();
  expect(calls).toEqual([{ path: '/api/auth/send-otp', body: { email: 'maya@company.example' } }]);
  expect(screen.getByText('Enter the 6-digit code sent to maya@company.example')).toBeTruthy();
  expect(await screen.findByText('OTP Sent')).toBeTruthy();
});

it('stays on the first step when sending fails, and shows the server’s message', async () => {
  await openDialog(() => json({ message: 'Please wait 30 seconds', error: 'too_many_requests' }, 429));
  await userEvent.type(screen.getByLabelText('Email Address'), 'maya@company.example{Enter}');
  expect(await screen.findByText('Please wait 30 seconds')).toBeTruthy();
  expect(screen.queryByLabelText('Verification Code')).toBeNull();
});

it('has a message of its own when the server sends none', async () => {
  await openDialog(({ path }) => (path === '/api/auth/send-otp' ? json({ message: 'ok' }) : { status: 500 }));
  await userEvent.type(await sendCode(), '123456{Enter}');
  expect(await screen.findByText('Invalid verification code')).toBeTruthy();
});

it('forgets the code on the way back to the address', async () => {
  await openDialog();
  await userEvent.type(await sendCode(), '4829');
  await userEvent.click(screen.getByRole('button', { name: 'Back to Email' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('maya@company.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Verification Code')).value).toBe('');
});

it('refuses an empty code on its own and accepts at most six characters', async () => {
  const { calls } = await openDialog();
  const field = await sendCode();
  await userEvent.click(screen.getByRole('button', { name: 'Verify & Sign In' }));
  expect(screen.getByText('Please enter the verification code')).toBeTruthy();
  await userEvent.type(field, '12345678{Enter}');
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ email: 'maya@company.example', code: '123456' }));
});

it('keeps the token, closes and reports the sign-in', async () => {
  const { onSignedIn } = await openDialog();
  await userEvent.type(await sendCode(), '482913{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(localStorage.getItem('authToken')).toBe('a.b.c');
  expect(await screen.findByText('You have been signed in successfully')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('disables its buttons while a call runs', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openDialog(async () => {
    await held;
    return json({ message: 'ok' });
  });
  await userEvent.type(screen.getByLabelText('Email Address'), 'maya@company.example{Enter}');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  expect(button.disabled).toBe(true);
  release();
  expect(await screen.findByLabelText('Verification Code')).toBeTruthy();
});
