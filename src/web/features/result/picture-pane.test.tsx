import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { analysisAnswer } from '../../lib/analysis-answer.ts';
import { newAnalysis } from '../../testing/analyses.ts';
import { ResultCard } from './result-card.tsx';

// jsdom lays nothing out and keeps no files under addresses.
const revoked = vi.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = revoked;
});
afterEach(cleanup);

const mark = (label: string, threat: string | null, top: number) => ({
  label,
  threat,
  left: 20,
  top,
  width: 60,
  height: 10,
});
const picture = {
  kind: 'browser',
  width: 200,
  height: 100,
  marks: [
    mark('Address bar', 'address', 0),
    mark('Password field', 'password', 40),
    mark('Text field', null, 20),
    mark('Text field', null, 60),
  ],
};
const text = 'Sign in\nwithin 24 hours';
const message = { text, bodyStart: 0, marks: [{ threat: 'urgency', start: 8, end: text.length }] };
const threats = [
  { type: 'address', title: 'Not the bank', severity: 'high' },
  { type: 'urgency', title: 'Pressure', severity: 'medium' },
  { type: 'password', title: 'Asks for a password', severity: 'high' },
  { type: 'known', title: 'On a list', severity: 'high' },
];
const file = new File(['pixels'], 'bank.png', { type: 'image/png' });

const show = (given: object = {}, shown: File | null = file) =>
  render(
    <ResultCard
      analysis={analysisAnswer.parse(
        newAnalysis({
          riskScore: 92,
          riskLevel: 'phishing',
          threats,
          explanation: { whoSentThis: 'A sign-in page.', picture, message, ...given },
        }),
      )}
      picture={shown}
      reportButton={null}
      onAnalyzeAnother={vi.fn()}
    />,
  );

const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'What was checked' });
const boxes = () => within(screen.getByRole('list', { name: 'Marked in the picture' }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('shows the picture with a numbered box at each finding, and lists what the boxes are', () => {
  show();
  expect(image().src).toBe('blob:picture');
  expect(
    boxes()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Address bar1', 'Password field3', 'Text field', 'Text field']);
  expect(button('finding 3: Asks for a password (Password field)')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Where it shows in the picture' })).toBeTruthy();
  const [box] = boxes().getAllByRole('listitem');
  expect([box?.style.left, box?.style.top, box?.style.width, box?.style.height]).toEqual([
    '10%',
    '0%',
    '30%',
    '10%',
  ]);
});

it('describes what the picture shows, not who sent it', () => {
  show();
  expect(screen.getByRole('heading', { name: 'What this picture shows' })).toBeTruthy();
  expect(screen.queryByText('Who really sent this')).toBeNull();
});

it('leads from a threat to its box and back, and to the text where only that shows it', async () => {
  show();
  await userEvent.click(button('Show finding 3 in the picture'));
  expect(document.activeElement).toBe(button('finding 3: Asks for a password (Password field)'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Show finding 3 in the picture'));
  await userEvent.click(button('Show finding 2 in the text'));
  expect(document.activeElement).toBe(button('finding 2: Pressure'));
  expect(screen.queryByRole('button', { name: /Show finding 4/ })).toBeNull();
});

it('dims the rest of the picture while a finding is pointed at', () => {
  const { container } = show();
  const holes = () => container.querySelectorAll('mask rect[fill=black]').length;
  expect(holes()).toBe(0);
  fireEvent.focus(button('Show finding 1 in the picture'));
  expect(holes()).toBe(1);
  fireEvent.blur(button('Show finding 1 in the picture'));
  expect(holes()).toBe(0);
});

it('names what was merely recognised once, and lights every place of it', () => {
  const { container } = show();
  fireEvent.focus(button('Text field'));
  expect(container.querySelectorAll('mask rect[fill=black]')).toHaveLength(2);
});

it('can be made larger and smaller', async () => {
  show();
  await userEvent.click(button('Show the picture larger'));
  expect(image()).toBeTruthy();
  await userEvent.click(button('Show the picture smaller'));
  expect(button('Show the picture larger')).toBeTruthy();
});

it('shows an empty frame with the boxes when the page no longer has the picture, and says why', () => {
  show({}, null);
  expect(screen.queryByRole('img', { name: 'What was checked' })).toBeNull();
  expect(screen.getByText('The picture itself was not kept.')).toBeTruthy();
  expect(boxes().getAllByRole('listitem')).toHaveLength(4);
  expect(button('Show finding 3 in the picture')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Text read from the picture' })).toBeTruthy();
  expect(button('Show finding 2 in the text')).toBeTruthy();
});

it.each([
  ['cannot be drawn', () => fireEvent.error(image())],
  [
    'is drawn in another shape than it was read in',
    () => {
      Object.defineProperties(image(), { naturalWidth: { value: 100 }, naturalHeight: { value: 200 } });
      fireEvent.load(image());
    },
  ],
])('shows no boxes over a picture that %s', (_what, happen) => {
  show();
  happen();
  expect(screen.queryByRole('list', { name: 'Marked in the picture' })).toBeNull();
  expect(button('Show finding 2 in the text')).toBeTruthy();
});

it('keeps the boxes of a picture that is drawn as it was read', () => {
  show();
  Object.defineProperties(image(), { naturalWidth: { value: 201 }, naturalHeight: { value: 100 } });
  fireEvent.load(image());
  expect(boxes().getAllByRole('listitem')).toHaveLength(4);
});

it('releases the picture when the verdict leaves', () => {
  const { unmount } = show();
  unmount();
  expect(revoked).toHaveBeenCalledWith('blob:picture');
});

it('opens the checks where nothing was found and nothing is certain', () => {
  const { container } = render(
    <ResultCard
      analysis={analysisAnswer.parse(
        newAnalysis({
          riskScore: 6,
          riskLevel: 'safe',
          explanation: {
            isConclusive: false,
            picture: { ...picture, marks: [] },
            checks: [{ name: 'Text in the picture', state: 'not-possible', detail: 'none could be read' }],
          },
        }),
      )}
      picture={file}
      reportButton={null}
      onAnalyzeAnother={vi.fn()}
    />,
  );
  expect(container.querySelector('details')?.open).toBe(true);
  expect(screen.getByRole('heading', { name: 'The picture' })).toBeTruthy();
});
