import { describe, expect, it } from 'vitest';
import { browser, chat, fieldAround, line, pictureCaseOf } from '../../testing/picture-case.ts';
import { pictureCodeForm } from './picture-code-form.ts';

const asking = (...labels: string[]) => {
  const lines = labels.map((label, i) => line(500, 200 + i * 70, label));
  return { lines, shapes: lines.map(fieldAround) };
};

describe('picture-code-form', () => {
  it.each([
    'Verification code',
    'Enter the 6-digit code',
    'SMS-TAN',
    'TAN',
    'Code de vérification',
    'Código de verificación',
    'Codice OTP',
    'Kod SMS',
    'PIN',
  ])('fires on %s', (label) => {
    expect(pictureCodeForm.run(pictureCaseOf(browser('kunden-portal.top', asking(label))))?.score).toBe(18);
  });

  it('counts more beside a password', () => {
    expect(
      pictureCodeForm.run(pictureCaseOf(browser('kunden-portal.top', asking('Password', 'TAN'))))?.score,
    ).toBe(22);
  });

  it.each([
    ['a message that brings a code', pictureCaseOf(chat('Google', ['Your verification code is 482913.']))],
    ['a sentence about a PIN', pictureCaseOf({ lines: [line(80, 80, 'We will never ask for your PIN.')] })],
  ])('stays quiet on %s', (_, picture) => {
    expect(pictureCodeForm.run(picture)).toBeNull();
  });
});
