import { describe, expect, it } from 'vitest';
import { riskLevels } from '../../../contract/risk.ts';
import { firstAid } from './first-aid.ts';
import { choicesFor } from './first-aid-choices.ts';
import { stepsByAction, type UserAction, userActions } from './first-aid-steps.ts';
import { readingGrade } from './testing/reading-grade.ts';
import { type Want, wantsOf } from './wants.ts';

const stepsOf = (level: (typeof riskLevels)[number], actions: UserAction[], ...wants: Want[]) =>
  firstAid(level, actions, new Set(wants));

describe('every verdict and everything a person may have done', () => {
  const cases = riskLevels.flatMap((level) => userActions.map((action) => [level, action] as const));

  it.each(cases)('%s, %s: leads somewhere, at once and later, in plain words', (level, action) => {
    const { lead, soon, later } = stepsOf(level, [action]);
    expect(soon.length).toBeGreaterThan(0);
    expect(later.length).toBeGreaterThan(0);
    expect(readingGrade([lead, ...soon, ...later].join(' '))).toBeLessThanOrEqual(8);
  });

  it('leaves no choice without steps, and no steps without a choice', () => {
    expect(
      choicesFor(new Set())
        .map(({ action }) => action)
        .toSorted(),
    ).toEqual([...userActions].toSorted());
  });

  it('names no number and no address', () => {
    const texts = Object.values(stepsByAction).flatMap((steps) => steps.map(({ text }) => text));
    expect(texts.filter((text) => /\d{3}|https?:|@|\.\w+\//.test(text))).toEqual([]);
    for (const text of texts) expect(readingGrade(text), text).toBeLessThanOrEqual(9);
  });
});

it.each<[UserAction, Want, string]>([
  ['paid', 'gift-cards', 'Call the gift card company too. Keep the cards and the receipt.'],
  ['paid', 'bank-change', 'Tell your payroll office to undo the change.'],
  ['password', 'code', 'Remove each device and sign-in that you do not know.'],
  ['password', 'app-access', 'Remove each linked app that you do not know.'],
  ['clicked', 'password', 'If you typed a password there, mark that above as well.'],
  ['clicked', 'command', 'If the page had you paste a command, mark that above as well.'],
  ['replied', 'bank-change', 'Tell your payroll office that the request was fake.'],
])('after %s a message that was after %s asks for one more step', (action, want, step) => {
  expect(stepsOf('phishing', [action], want).soon).toContain(step);
  expect(stepsOf('phishing', [action]).soon).not.toContain(step);
});

it('puts what is most urgent first, and says nothing twice', () => {
  const { soon } = stepsOf('phishing', ['clicked', 'command', 'paid', 'installed']);
  expect(soon[0]).toContain('Call your bank now.');
  expect(new Set(soon).size).toBe(soon.length);
  expect(soon.findIndex((step) => step.startsWith('Turn off Wi-Fi'))).toBeLessThan(
    soon.findIndex((step) => step.startsWith('Close the page')),
  );
});

it('lets a person who acted on a legitimate message ask first, and raises no needless alarm', () => {
  expect(stepsOf('safe', ['paid']).soon[0]).toContain('Ask the sender if it is real.');
  expect(stepsOf('safe', ['nothing'])).toMatchObject({ later: ['You can use it as you planned.'] });
});

it('reads what a message was after from what was found in it', () => {
  const found = wantsOf([
    { type: 'wording-gift-cards' },
    { type: 'picture-password-form' },
    { type: 'host-digits' },
    { type: null },
  ]);
  expect([...found].toSorted()).toEqual(['gift-cards', 'password']);
  expect(choicesFor(found).filter(({ isWanted }) => isWanted)).toHaveLength(3);
});
