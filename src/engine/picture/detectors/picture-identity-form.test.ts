import { describe, expect, it } from 'vitest';
import { browser, line, pictureCaseOf } from '../../testing/picture-case.ts';
import { pictureIdentityForm } from './picture-identity-form.ts';

const asking = (...labels: string[]) => ({ lines: labels.map((label, i) => line(500, 160 + i * 60, label)) });

describe('picture-identity-form', () => {
  it.each([
    [
      'four things',
      30,
      ['Social Security Number', 'Date of birth', "Mother's maiden name", 'Account number'],
    ],
    ['three things', 24, ['Codice fiscale', 'Data di nascita', 'IBAN']],
    ['two things, one of them a national number', 16, ['CPF', 'Data de nascimento']],
  ])('fires on %s', (_, score, labels) => {
    expect(
      pictureIdentityForm.run(pictureCaseOf(browser('refund-office.online', asking(...labels))))?.score,
    ).toBe(score);
  });

  it.each([
    ['a form for a birthday voucher', ['First name', 'Date of birth']],
    ['an invoice with an account', ['IBAN', 'Total']],
  ])('stays quiet on %s', (_, labels) => {
    expect(
      pictureIdentityForm.run(pictureCaseOf(browser('refund-office.online', asking(...labels)))),
    ).toBeNull();
  });
});
