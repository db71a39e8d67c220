import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { analysisAnswer } from '../../lib/analysis-answer.ts';
import { newAnalysis } from '../../testing/analyses.ts';
import { ResultCard } from './result-card.tsx';

// jsdom lays nothing out, so it cannot scroll either.
beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const show = (explanation: object | null, given: object = {}) =>
  render(
    <ResultCard
      analysis={analysisAnswer.parse(newAnalysis({ explanation, ...given }))}
      picture={null}
      reportButton={null}
      onAnalyzeAnother={vi.fn()}
    />,
  );

const text = 'From: Northbank <a@b[.]example>\n\nDear customer,\n\n<b>click</b>   hxxp://b[.]example/ now';
const place = (threat: string, words: string) => {
  const start = text.indexOf(words);
  return { threat, start, end: start + words.length };
};
const message = {
  text,
  bodyStart: text.indexOf('Dear'),
  marks: [place('sender', 'a@b[.]example'), place('link', 'hxxp://b[.]example/')],
};
const threats = [
  { type: 'link', title: 'Leads elsewhere', severity: 'high', score: 40 },
  { type: 'old', title: 'Young domain', severity: 'medium', score: 8 },
  { type: 'sender', title: 'Not the bank', severity: 'low', score: 4 },
];

describe('the message with its findings', () => {
  it('marks each place with the number of its threat and names the finding', () => {
    const { container } = show({ message }, { threats });
    const marks = [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['a@b[.]example\u20603', 'hxxp://b[.]example/\u20601']);
    expect(screen.getByRole('button', { name: 'finding 3: Not the bank' })).toBeTruthy();
  });

  it('shows text as text: no markup, no link, every space', () => {
    const { container } = show({ message }, { threats });
    const pane = screen.getByRole('region', { name: 'Message text' });
    expect(pane.textContent?.replaceAll(/\u2060\d/g, '')).toContain('<b>click</b>   hxxp://b[.]example/ now');
    expect(container.querySelector('b, a')).toBeNull();
  });

  it('leads from the list to the mark and back', async () => {
    show({ message }, { threats });
    await userEvent.click(screen.getByRole('button', { name: 'Show finding 1 in the message' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'finding 1: Leads elsewhere' }));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Show finding 1 in the message' }),
    );
    expect(screen.queryByRole('button', { name: 'Show finding 2 in the message' })).toBeNull();
  });

  it('folds a long message, and unfolds it for a finding further down', async () => {
    const long = `Dear customer,\n${'padding '.repeat(2000)}\nsend your card number`;
    const marks = [{ threat: 'link', start: long.length - 11, end: long.length }];
    show({ message: { text: long, bodyStart: 0, marks } }, { threats });
    const pane = screen.getByRole('region', { name: 'Message text' });
    expect(pane.textContent).not.toContain('card number');
    await userEvent.click(screen.getByRole('button', { name: 'Show finding 1 in the message' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'finding 1: Leads elsewhere' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show the beginning only' }));
    expect(pane.textContent).not.toContain('card number');
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole message' }));
    expect(pane.textContent).toContain('card number');
  });

  it('promises no findings where none are shown', () => {
    show({ message: { ...message, marks: [] } });
    expect(screen.getByRole('heading', { name: 'The message' })).toBeTruthy();
    expect(screen.queryByText(/Numbers match/)).toBeNull();
  });
});

describe('the verdict', () => {
  const unvouched = 'We found no warning sign, and nothing that vouches for it.';

  it('gives no all-clear where nothing vouches for it', () => {
    show({ isConclusive: false }, { riskScore: 4, riskLevel: 'safe' });
    expect(screen.getByRole('heading', { name: 'No warning sign found' })).toBeTruthy();
    expect(screen.queryByText('Content appears safe')).toBeNull();
    expect(screen.getByRole('img', { name: 'Risk score 4 out of 100, Inconclusive' })).toBeTruthy();
    expect(screen.getByText(unvouched)).toBeTruthy();
    expect(screen.queryByText('Nothing here looks like phishing.')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain(unvouched);
  });

  it.each([
    ['a safe one with reason', { isConclusive: true }, 'safe'],
    ['an old one', null, 'safe'],
    ['a dangerous one', { isConclusive: false }, 'phishing'],
  ])('leaves %s alone', (_what, explanation, riskLevel) => {
    show(explanation, { riskLevel });
    expect(screen.queryByText(unvouched)).toBeNull();
  });
});

describe('the rest of the explanation', () => {
  it('shows who sent it, signs that it is genuine and a safe way, whose address is no link', () => {
    const { container } = show({
      whoSentThis: 'It came from mailbox-77[.]example.',
      reassurances: ['It is signed.'],
      safeWay: { brand: 'Northbank', address: 'northbank.example', how: 'Type it yourself.' },
    });
    const section = (heading: string) => screen.getByRole('heading', { name: heading }).parentElement;
    expect(section('Who really sent this')?.textContent).toContain('It came from mailbox-77[.]example.');
    expect(section('Signs that it is genuine')?.textContent).toContain('It is signed.');
    expect(section('A safe way to check')?.textContent).toContain('northbank.example');
    expect(container.querySelector('a')).toBeNull();
  });

  it('says what the score would be without a threat, where that is known', () => {
    show({ scoreWithout: { link: 43 } }, { threats });
    expect(screen.getAllByText(/Without this/).map((line) => line.textContent)).toEqual(['Without this: 43']);
  });

  it('counts what could not be checked in the line that stays in sight', () => {
    const check = (name: string, state: string) => ({ name, state, detail: 'because' });
    const { container } = show({
      checks: [
        check('Links', 'done'),
        check('Wording', 'done'),
        check('Lists', 'out-of-date'),
        check('Age', 'not-possible'),
      ],
    });
    expect(container.querySelector('summary')?.textContent).toBe(
      'What was checked (2 done, 1 not possible, 1 out of date)',
    );
    expect(container.querySelector('details')?.open).toBe(false);
    expect([...container.querySelectorAll('details li')].map((row) => row.textContent)).toEqual([
      'LinksDonebecause',
      'WordingDonebecause',
      'ListsOut of datebecause',
      'AgeNot possiblebecause',
    ]);
  });

  it('shows nothing of an explanation that is not there', () => {
    show(null, { threats });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Recommended Actions',
      'Already clicked or replied?',
      'Detected Threats 3',
      'Technical Analysis',
    ]);
  });
});

describe('the trail', () => {
  const step = (id: number, parent: number | null, label: string, more: object = {}) => ({
    id,
    parent,
    kind: 'link',
    label,
    why: '',
    finding: '',
    ...more,
  });

  it('nests each step in the one it was found in', () => {
    show({
      trail: [
        step(0, null, 'Final notice', { kind: 'message' }),
        step(1, 0, 'hxxps://wrapped[.]example', { why: 'in the text' }),
        step(2, 1, 'b[.]example', { kind: 'host', finding: 'Young domain' }),
        step(3, 0, 'invoice.zip', { kind: 'attachment' }),
      ],
    });
    const wrapped = screen.getByText('hxxps://wrapped[.]example').closest('li') ?? document.body;
    expect(within(wrapped).getByText('Link, in the text')).toBeTruthy();
    expect(within(wrapped).getByText('Young domain')).toBeTruthy();
    expect(within(wrapped).queryByText('invoice.zip')).toBeNull();
  });

  it('is left out when it has one step', () => {
    show({ trail: [step(0, null, 'Final notice')] });
    expect(screen.queryByText('How it leads there')).toBeNull();
  });

  it('shows twelve steps at first and all on request', async () => {
    show({ trail: Array.from({ length: 14 }, (_, id) => step(id, id === 0 ? null : 0, `step ${id}`)) });
    expect(screen.getAllByText(/^step \d+$/)).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 14 steps' }));
    expect(screen.getAllByText(/^step \d+$/)).toHaveLength(14);
  });
});

describe('what a person has already done', () => {
  const steps = () => [...document.querySelectorAll('ol[start] li')].map((step) => step.textContent);
  const choose = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));

  it('leads to steps that fit what the message was after, the first ten minutes first', async () => {
    show(null, { threats: [{ type: 'wording-gift-cards', title: 'Wants cards', severity: 'high' }] });
    expect(steps()).toEqual([]);
    expect(
      screen.getByRole('checkbox', { name: /^Paid or sent money/ }).closest('label')?.textContent,
    ).toContain('it asks for this');
    await choose(/^Paid or sent money/);
    expect(steps()[0]).toContain('Call your bank now.');
    expect(steps()).toContainEqual(expect.stringContaining('Call the gift card company too.'));
    expect(screen.getByRole('heading', { name: 'In the first 10 minutes' })).toBeTruthy();
  });

  it('replaces nothing by something, and something by nothing', async () => {
    show(null);
    await choose(/^Nothing yet/);
    await choose(/^Clicked a link/);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Nothing yet' }).checked).toBe(false);
    await choose(/^Nothing yet/);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Clicked a link' }).checked).toBe(false);
    expect(steps()[0]).toContain('Good. There is nothing to repair.');
  });
});

describe('what left the machine', () => {
  it('is shown with its counts, and left out where they are unknown', () => {
    show({ outside: [{ way: 'dns', to: 'resolver', times: 3 }] });
    expect(screen.getByText('3 outside connections.')).toBeTruthy();
    cleanup();
    show({ outside: [] });
    expect(screen.getByText('0 outside connections.')).toBeTruthy();
    cleanup();
    show({});
    expect(screen.queryByText(/outside connection/)).toBeNull();
  });
});
