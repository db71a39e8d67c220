import { describe, expect, it } from 'vitest';
import {
  browser,
  chat,
  line,
  lines,
  mailScreen,
  type PictureDraft,
  pictureCaseOf,
  wellKnown,
} from '../testing/picture-case.ts';
import { hasOwnSender, isVouchedFor, pictureReassurances } from './reassurances.ts';

const netflix = {
  lines: [line(500, 160, 'Netflix', 30), line(500, 300, 'Password'), line(500, 360, 'Sign in')],
};

describe('an address bar', () => {
  it.each([
    ['the brand’s own', browser('https://www.netflix.com/login', netflix)],
    [
      'a widely used site that shows nobody else',
      browser('https://www.nytimes.com', {
        lines: lines(100, 200, 'News of\nthe day'),
        facts: wellKnown('nytimes.com'),
      }),
    ],
    ['a service that signs in for others', browser('https://acme.okta.com/login', netflix)],
  ] as [string, PictureDraft][])('vouches for the page: %s', (_, draft) => {
    expect(isVouchedFor(pictureCaseOf(draft))).toBe(true);
  });

  it.each([
    ['another domain’s', browser('https://login-center.top', netflix)],
    ['a page that anyone can put up', browser('https://sites.google.com/view/netflix-help', netflix)],
    ['hosting that anyone can use', browser('https://netflix-login.web.app', netflix)],
    [
      'a mailbox, which shows what others wrote',
      browser('https://mail.google.com/mail/u/0/', {
        lines: [
          line(20, 140, 'Inbox'),
          line(20, 180, 'Sent'),
          line(260, 140, 'Ana <ana@example.org>'),
          line(260, 200, 'Hello'),
        ],
      }),
    ],
    ['none at all', netflix],
  ] as [string, PictureDraft][])('vouches for nothing: %s', (_, draft) => {
    expect(isVouchedFor(pictureCaseOf(draft))).toBe(false);
  });
});

describe('a sender', () => {
  const mail = (from: string, text = 'Your Netflix account has a new device.') =>
    pictureCaseOf(mailScreen({ from, subject: 'News' }, [text]));

  it('of the organisation itself is believed, with the reserve that a picture proves nothing', () => {
    const own = mail('Netflix <info@account.netflix.com>');
    expect(hasOwnSender(own)).toBe(true);
    expect(pictureReassurances(own)[0]).toMatch(/own address \(a picture cannot prove it\)/);
  });

  it.each([
    ['a stranger’s', mail('Netflix <info@nf-billing.top>')],
    ['a free mailbox', mail('Netflix <netflix.support@gmail.com>')],
    [
      'its own, with a link to a stranger',
      mail('Netflix <info@netflix.com>', 'Your Netflix account: https://nf-billing.top/x'),
    ],
    ['no mail', pictureCaseOf(chat('Netflix', ['Your Netflix account has a new device.']))],
  ])('is not believed: %s', (_, picture) => {
    expect(hasOwnSender(picture)).toBe(false);
  });
});

it('a sender vouches for no mail that asks for the words of a wallet', () => {
  const mail = (text: string) =>
    pictureCaseOf(mailScreen({ from: 'OpenSea <service@opensea.io>', subject: 'Update' }, [text]));
  expect(hasOwnSender(mail('Your order has arrived.'))).toBe(true);
  expect(hasOwnSender(mail('Have your recovery phrase of 12 words ready.'))).toBe(false);
});
