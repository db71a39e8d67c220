import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Call, json, type Reply, startLoopback } from '../../testing/loopback.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { Header } from './header.tsx';
import { mainLinks } from './nav-links.ts';

const openHeader = async (answer: (call: Call) => Reply | Promise<Reply>) => {
  const { baseUrl } = await startLoopback(answer);
  renderWithApi(baseUrl, <Header links={mainLinks} current="/" onSignIn={() => {}} onMlEngine={() => {}} />);
};
const signedInAs = (user: object) => (): Reply => json({ user });
const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'Account AN' }));

it('offers a guest to sign in', async () => {
  await openHeader(() => json({ message: 'Not signed in', error: 'not_signed_in' }, 401));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
});

it('shows two letters of the address and the plan, which is free when the server sends none', async () => {
  await openHeader(signedInAs({ email: 'ana@x.example' }));
  expect((await screen.findByRole('button', { name: 'Account AN' })).textContent).toBe('AN');
  expect(screen.getByText('free Plan')).toBeTruthy();
});

it.each([
  ['an admin', { email: 'ana@x.example', role: 'admin' }, true],
  ['the owner without the role', { email: 'ana@x.example', role: 'user', isAdmin: true }, true],
  ['no ordinary user', { email: 'ana@x.example', role: 'user', isAdmin: false }, false],
])('shows the admin console to %s', async (_who, user, isShown) => {
  await openHeader(signedInAs(user));
  await openMenu();
  expect(screen.getByRole('menuitem', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
  expect(screen.queryByRole('menuitem', { name: 'Admin Console' }) !== null).toBe(isShown);
});

it('signs out and confirms it', async () => {
  await openHeader(({ path }) =>
    path === '/api/auth/logout' ? json({ message: 'ok' }) : json({ user: { email: 'ana@x.example' } }),
  );
  localStorage.setItem('authToken', 'a.b.c');
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByText('Logged out successfully')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
  expect(localStorage.getItem('authToken')).toBeNull();
});

it('leaves everything as it was when signing out fails', async () => {
  await openHeader(({ path }) =>
    path === '/api/auth/logout'
      ? json({ message: 'The store is away', error: 'unavailable' }, 503)
      : json({ user: { email: 'ana@x.example' } }),
  );
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByText('The store is away')).toBeTruthy();
  expect(screen.getByText('Logout failed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
});
