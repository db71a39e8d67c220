import { describe, expect, it } from 'vitest';
import { foldProse } from '../text/prose.ts';
import { matchPhrases } from './match-phrases.ts';
import type { Topic } from './topics.ts';

const says = (text: string, topic: Topic) =>
  matchPhrases(foldProse(text, [{ start: 0, end: text.length }], []), topic).sure.length > 0;

describe('a request', () => {
  it.each([
    ['Podaj hasło i numer karty.', 'Nigdy nie prosimy: podaj hasło i numer karty.'],
    ['Ange lösenord och kortnummer.', 'Lämna aldrig ut lösenord eller kortnummer.'],
    ['Введите пароль и код из смс.', 'Никогда не просим: введите пароль и код из смс.'],
    ['请输入您的密码', '我们绝不会请您输入您的密码'],
    ['비밀번호를 입력해 주세요', '비밀번호를 입력하지 마세요'],
  ])('counts in “%s”, not in “%s”', (asked, denied) => {
    expect(says(asked, 'credential-request')).toBe(true);
    expect(says(denied, 'credential-request')).toBe(false);
  });

  it('does not count where somebody signs up', () => {
    expect(says('Kliknij link i potwierdź swoje konto.', 'credential-request')).toBe(true);
    expect(
      says('Dziękujemy za rejestrację. Kliknij link i potwierdź swoje konto.', 'credential-request'),
    ).toBe(false);
  });
});

it('secrecy is not what a bank says about a code', () => {
  expect(says('Никому не говорите об этом переводе.', 'secrecy')).toBe(true);
  expect(says('Никому не сообщайте код из СМС.', 'secrecy')).toBe(false);
  expect(says('Rahasiakan hal ini.', 'secrecy')).toBe(true);
  expect(says('Rahasiakan kode OTP Anda.', 'secrecy')).toBe(false);
});
