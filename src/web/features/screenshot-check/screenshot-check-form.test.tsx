import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { pngCarrying } from '../../../vision/testing/hostile-pictures.ts';
import { newOutcome } from '../../testing/check-outcome.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { visitRealServer } from '../../testing/visit-real-server.ts';
import { ScreenshotCheckForm } from './screenshot-check-form.tsx';

// jsdom keeps no files under addresses.
const revoked = vi.fn();
beforeAll(() => {
  URL.createObjectURL = (picture) => `blob:${picture instanceof File ? picture.name : ''}`;
  URL.revokeObjectURL = revoked;
});
beforeEach(() => revoked.mockClear());

const openForm = async () => {
  const { baseUrl, calls } = await visitRealServer();
  const outcome = newOutcome();
  const { container } = renderWithApi(baseUrl, <ScreenshotCheckForm {...outcome} />);
  return { ...outcome, calls, thumbnail: () => container.querySelector('img')?.getAttribute('src') };
};

const realPicture = () => new File([Buffer.from(pngCarrying())], 'bank.png', { type: 'image/png' });
const newPicture = (name = 'bank.png', type = 'image/png') => new File(['pixels'], name, { type });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const zone = () => button(/Drag and drop an image/);
const choose = (...files: File[]) =>
  // The picker filters by type; a person can switch that off, and so does this.
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Screenshot'), files);
const notices = () => within(screen.getByRole('region', { name: /^Notifications/ }));

it('asks for a picture and explains what happens to it', async () => {
  await openForm();
  expect(zone().textContent).toContain('or click to browse, or paste it. PNG, JPG, GIF up to 10MB');
  expect(button('Analyze Screenshot').disabled).toBe(true);
  expect(screen.getByText('Your picture is read on our server and not kept.')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Text extraction',
    'Brand logo spoofing detection',
    'Suspicious UI elements',
    'Visual similarity to known phishing sites',
  ]);
});

it('opens the picker by the zone', async () => {
  await openForm();
  const opened = vi.fn();
  screen.getByLabelText('Screenshot').addEventListener('click', opened);
  zone().focus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
});

it('shows what was chosen, its size and a small picture of it, and is ready to send', async () => {
  const { thumbnail } = await openForm();
  await choose(newPicture());
  expect(screen.getByText('bank.png')).toBeTruthy();
  expect(screen.getByText('File ready for analysis')).toBeTruthy();
  expect(screen.getByText('6 bytes')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('bank.png is ready for analysis');
  expect(thumbnail()).toBe('blob:bank.png');
  expect(document.activeElement).toBe(button('Analyze Screenshot'));
});

it('lets a picture be replaced and removed, and keeps none of them in memory', async () => {
  const { thumbnail } = await openForm();
  await choose(newPicture('first.png'));
  await choose(newPicture('second.png'));
  expect(thumbnail()).toBe('blob:second.png');
  expect(revoked.mock.lastCall).toEqual(['blob:first.png']);
  await userEvent.click(button('Remove the picture'));
  expect(revoked.mock.lastCall).toEqual(['blob:second.png']);
  expect(document.activeElement).toBe(zone());
  expect(button('Analyze Screenshot').disabled).toBe(true);
});

it('does without a small picture where the browser cannot draw the format', async () => {
  const { thumbnail } = await openForm();
  await choose(newPicture('IMG_2041.HEIC', 'image/heic'));
  fireEvent.error(document.querySelector('img') ?? document.body);
  expect(thumbnail()).toBeUndefined();
  expect(screen.getByText('IMG_2041.HEIC')).toBeTruthy();
});

it('sends the picture, hands the verdict over and clears the choice', async () => {
  const { onStart, onResult, calls } = await openForm();
  const picture = realPicture();
  await choose(picture);
  await userEvent.click(button('Analyze Screenshot'));
  await waitFor(() => expect(onResult.mock.lastCall?.[0]).toMatchObject({ riskLevel: 'safe' }));
  expect(onStart).toHaveBeenCalledWith({ picture });
  expect(calls.map(({ path }) => path)).toEqual(['/api/analyze/screenshot']);
  expect(zone()).toBeTruthy();
});

it('reports the upload first and then each stage of the server', async () => {
  const { onStep, onResult } = await openForm();
  await choose(realPicture());
  await userEvent.click(button('Analyze Screenshot'));
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
  expect(onStep.mock.calls.flat()).toEqual([0, 1, 2, 3, 4]);
});

it('describes a refusal by status and text, and keeps the picture for another try', async () => {
  const { onRefused } = await openForm();
  await choose(newPicture());
  await userEvent.click(button('Analyze Screenshot'));
  await waitFor(() =>
    expect(onRefused.mock.lastCall?.[1]).toEqual({
      title: 'Analysis Failed',
      description: expect.stringMatching(/^415: \{"message":"/),
    }),
  );
  expect(screen.getByText('bank.png')).toBeTruthy();
});

it('shows at once what is wrong with a file, in a notice and in the zone, without a call', async () => {
  const { onStart, calls } = await openForm();
  await choose(newPicture('message.pdf', 'application/pdf'));
  expect(notices().getByText('Invalid File Type')).toBeTruthy();
  expect(notices().getByText('Please select an image file (PNG, JPG, GIF)')).toBeTruthy();
  expect(button(/^Invalid File Type/)).toBeTruthy();
  expect(onStart).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
  await choose(newPicture());
  await userEvent.click(button('Remove the picture'));
  expect(zone()).toBeTruthy();
});

it('refuses to send nothing, though the button already does', async () => {
  const { onStart } = await openForm();
  const form = button('Analyze Screenshot').form;
  if (form) fireEvent.submit(form);
  expect(notices().getByText('No File Selected')).toBeTruthy();
  expect(notices().getByText('Please select an image to analyze')).toBeTruthy();
  expect(onStart).not.toHaveBeenCalled();
});

it('takes a picture that is dropped on it, and one that is pasted anywhere', async () => {
  await openForm();
  const dataTransfer = { types: ['Files'], files: [newPicture('dropped.png')] };
  fireEvent.dragEnter(zone(), { dataTransfer });
  expect(screen.getByText('Drop it here')).toBeTruthy();
  fireEvent.drop(zone(), { dataTransfer });
  expect(screen.getByText('dropped.png')).toBeTruthy();
  fireEvent.paste(document.body, { clipboardData: { types: ['Files'], files: [newPicture('pasted.png')] } });
  expect(screen.getByText('pasted.png')).toBeTruthy();
});

it('leaves what is pasted into a dialog alone, and what is no picture', async () => {
  await openForm();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  fireEvent.paste(dialog, { clipboardData: { types: ['Files'], files: [newPicture()] } });
  dialog.remove();
  const files = [newPicture('message.pdf', 'application/pdf')];
  fireEvent.paste(document.body, { clipboardData: { types: ['Files'], files } });
  expect(zone()).toBeTruthy();
});
