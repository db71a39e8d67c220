import { describe, expect, it } from 'vitest';
import { browser, chat, line, mailScreen, pictureCaseOf } from '../../testing/picture-case.ts';
import { pictureBrandLink } from './picture-brand-link.ts';

const sms = (text: string) => pictureCaseOf(chat('+1 555 0100', [text]));

describe('picture-brand-link', () => {
  it.each([
    ['an account of the brand', 'Your Netflix account is on hold.\nUpdate it: https://billing-update.top/n'],
    [
      'an address that leads to an unknown site',
      'Your PayPal account needs you.\npp-service-center.info/verify',
    ],
  ])('fires on %s', (_, text) => {
    expect(pictureBrandLink.run(sms(text))).toMatchObject({ score: 40, family: 'imitation' });
  });

  it('fires on a mail that is read in a browser', () => {
    const lines = [
      line(20, 140, 'Inbox'),
      line(20, 180, 'Sent'),
      line(260, 140, 'Netflix <info@nf-billing.top>'),
      line(260, 220, 'Your Netflix account is on hold: https://nf-billing.top/x'),
    ];
    const mailbox = browser('https://mail.google.com/mail/u/0/', { lines });
    expect(pictureBrandLink.run(pictureCaseOf(mailbox))?.score).toBe(40);
  });

  it.each([
    ['a link to the brand itself', 'Your Netflix account has a new device:\nhttps://www.netflix.com/account'],
    ['a brand that is only mentioned', 'Have you seen the new film on Netflix?\nhttps://filmclub-porto.pt'],
    ['no link at all', 'Your Netflix account was used on a new device.'],
  ])('stays quiet on %s', (_, text) => {
    expect(pictureBrandLink.run(sms(text))).toBeNull();
  });

  it('stays quiet on a mail that the brand’s own address sent', () => {
    const mail = mailScreen({ from: 'Netflix <info@account.netflix.com>', subject: 'Your Netflix account' }, [
      'Your Netflix account has news: https://nflx-mail.example.net/x',
    ]);
    expect(pictureBrandLink.run(pictureCaseOf(mail))).toBeNull();
  });
});
