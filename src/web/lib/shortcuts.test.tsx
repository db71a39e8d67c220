import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShortcutSetting, useShortcuts } from './shortcuts.ts';

const help = vi.fn();

const Page = () => {
  useShortcuts({ '?': help });
  const { isEnabled, toggle } = useShortcutSetting();
  return (
    <>
      <button type="button" onClick={toggle}>
        {isEnabled ? 'on' : 'off'}
      </button>
      <input aria-label="text" />
      <textarea aria-label="message" />
      <select aria-label="list" />
    </>
  );
};

beforeEach(() => {
  help.mockClear();
  render(<Page />);
});
afterEach(cleanup);

it('acts on a key that is pressed alone', async () => {
  await userEvent.keyboard('?');
  expect(help).toHaveBeenCalledOnce();
});

it.each(['text', 'message', 'list'])('never acts while a field has the focus: %s', async (name) => {
  screen.getByLabelText(name).focus();
  await userEvent.keyboard('?');
  expect(help).not.toHaveBeenCalled();
});

it.each(['{Control>}?{/Control}', '{Meta>}?{/Meta}', '{Alt>}?{/Alt}'])(
  'leaves %s to the browser',
  async (keys) => {
    await userEvent.keyboard(keys);
    expect(help).not.toHaveBeenCalled();
  },
);

it('never acts behind a dialog', async () => {
  render(<div role="dialog" />);
  await userEvent.keyboard('?');
  expect(help).not.toHaveBeenCalled();
});

it('can be switched off, and on again', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'on' }));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('?');
  expect(help).not.toHaveBeenCalled();
  expect(localStorage.getItem('hookwise-shortcuts')).toBe('off');
  await userEvent.click(screen.getByRole('button', { name: 'off' }));
  await userEvent.keyboard('?');
  expect(help).toHaveBeenCalledOnce();
});
