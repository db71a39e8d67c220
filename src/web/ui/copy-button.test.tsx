import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

afterEach(cleanup);

it('puts the text on the clipboard and confirms it', async () => {
  const user = userEvent.setup();
  render(<CopyButton text="hxxps://northbank[.]example" what="the address" />);
  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  expect(await navigator.clipboard.readText()).toBe('hxxps://northbank[.]example');
  expect(screen.getByText('Copied')).toBeTruthy();
});

it('reports that the browser refused', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  render(<CopyButton text="x" what="the address" />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Could not copy')).toBeTruthy();
});
