import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../testing/mail-case.ts';
import { foldProse } from '../text/prose.ts';
import { brandClaims, brandInName } from './claimed-brand.ts';

const claimsIn = (text: string, { subject = '', name = '' } = {}) => {
  const whole = `${subject}\n${text}`;
  const prose = foldProse(
    whole,
    [
      { start: 0, end: subject.length },
      { start: subject.length + 1, end: whole.length },
    ],
    [],
  );
  const from = { name, address: 'a@example.org', domain: 'example.org' };
  return brandClaims(from, prose, prose.text.indexOf('\n') + 1).map(({ brand, place, speaks, span }) => ({
    brand: brand.name,
    place,
    speaks,
    words: span && whole.slice(span.start, span.end),
  }));
};

describe('brandInName', () => {
  it.each([
    ['PayPal', 'PayPal'],
    ['PAYPAL SERVICE', 'PayPal'],
    ['Pay-Pal', 'PayPal'],
    ['Pay\u200bPal', 'PayPal'],
    ['P\u0430yPal', 'PayPal'],
    ['ＰａｙＰａｌ', 'PayPal'],
    ['Paypa1', 'PayPal'],
    ['PayPaI Service', 'PayPal'],
    ['Micros0ft Account', 'Microsoft'],
    ['Arnazon', 'Amazon'],
    ['Bank of America', 'Bank of America'],
    ['PayPal.com', 'PayPal'],
    ['Сбербанк Онлайн', 'Sberbank'],
    ['Почта России', 'Почта России'],
    ['Нова пошта', 'Nova Poshta'],
    ['支付宝', 'Alipay'],
    ['中国银行客服', '中国银行'],
    ['네이버 고객센터', 'Naver'],
    ['مصرف الراجحي', 'Al Rajhi Bank'],
    ['भारतीय स्टेट बैंक', 'State Bank of India'],
    ['Amazon.de Kundenservice', 'Amazon'],
    ['www.netflix.com', 'Netflix'],
    ['Apple', 'Apple'],
    ['Apple Support', 'Apple'],
    ['Société Générale', 'Société Générale'],
  ])('%s claims to be %s', (name, brand) => {
    expect(brandInName(name)?.name).toBe(brand);
  });

  it.each([
    '',
    'Ana Silva',
    'Ana’s iPhone',
    'Apple Orchard Farm',
    'Michael Chase',
    'Jordan Target',
    'Olga Emilia Nilsson',
    'Studio 54321',
    'service@paypal.com',
    'Ana @paypal',
    'paypal.com.example.top',
    '山田太郎',
  ])('%s claims no brand', (name) => {
    expect(brandInName(name)).toBeNull();
  });
});

describe('brandClaims', () => {
  it.each([
    ['Your PayPal account is limited.', 'PayPal', 'PayPal'],
    ['Ihr Amazon-Konto wurde gesperrt', 'Amazon', 'Amazon'],
    ['Votre compte Netflix expire.\n\n© 2026 Netflix', 'Netflix', 'Netflix'],
    ['Please confirm.\n\nThe Netflix team', 'Netflix', 'Netflix'],
    ['Dear PayPal customer, please confirm.', 'PayPal', 'PayPal'],
    ['There is a problem with your PayPal account.', 'PayPal', 'PayPal'],
    ['To restore access to your PayPal account, sign in.', 'PayPal', 'PayPal'],
    ['your Bank of America account', 'Bank of America', 'Bank of America'],
  ])('“%s” claims to be from %s', (text, brand, words) => {
    expect(claimsIn(text)).toEqual([{ brand, place: 'text', speaks: true, words }]);
  });

  it.each([
    'We accept PayPal, Visa and Klarna.',
    'We have refunded 12 euros to your PayPal account.',
    'You paid 12 euros with your PayPal account.',
    'Wir haben den Betrag auf Ihr PayPal-Konto erstattet.',
    'Der Betrag wird Ihrem PayPal-Konto gutgeschrieben.',
    'Write to service@paypal.com or see paypal.com.',
    'Follow #netflix and @amazon.',
    'An apple a day.',
  ])('“%s” claims no brand', (text) => {
    expect(claimsIn(text)).toEqual([]);
  });

  it('treats a brand in the subject as a claim that may be a mere topic', () => {
    expect(claimsIn('Hello', { subject: 'PayPal and you' })).toEqual([
      { brand: 'PayPal', place: 'subject', speaks: false, words: 'PayPal' },
    ]);
    expect(claimsIn('Hello', { subject: 'Apple pie' })).toEqual([]);
  });

  it('puts the sender’s name first and lists each brand once', () => {
    const claims = claimsIn('Your PayPal account and your Netflix account', {
      name: 'Netflix',
      subject: 'Netflix',
    });
    expect(claims).toEqual([
      { brand: 'Netflix', place: 'name', speaks: true, words: null },
      { brand: 'PayPal', place: 'text', speaks: true, words: 'PayPal' },
    ]);
  });

  it('reads the beginning and the end of a very long text', () => {
    const padding = 'We met in the small hall and talked. '.repeat(400);
    expect(claimsIn(`${padding}\n\nCopyright 2026 Netflix`)).toMatchObject([{ brand: 'Netflix' }]);
  });
});

it('marks a claim in the footer of a long text', async () => {
  const { claims, mail } = await mailCaseOf({
    text: `${'Nothing of interest here. '.repeat(500)}Please check your PayPal account.`,
  });
  const span = claims[0]?.span;
  expect(span && mail.shown.text.slice(span.start, span.end)).toBe('PayPal');
});
