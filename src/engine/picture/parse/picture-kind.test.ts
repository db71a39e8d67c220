import { expect, it } from 'vitest';
import {
  apart,
  browser,
  chat,
  fieldAround,
  line,
  lines,
  mailScreen,
  type PictureDraft,
  phoneBrowser,
  pictureCaseOf,
} from '../../testing/picture-case.ts';

const password = line(500, 400, 'Password');

const cases: [string, PictureDraft][] = [
  ['browser', browser('https://www.example.com/', { lines: lines(100, 200, 'Welcome\nto us') })],
  ['browser', phoneBrowser('example.com', { lines: lines(40, 200, 'Welcome\nto us') })],
  ['page', { lines: [line(500, 300, 'Welcome', 26), password], shapes: [fieldAround(password)] }],
  ['page', { lines: apart(100, 700, ['Home', 'Privacy policy', 'Contact us']) }],
  ['mail', mailScreen({ from: 'Ana <ana@example.org>', subject: 'Hello' }, ['See you tomorrow.'])],
  [
    'mail',
    browser('https://mail.google.com/mail/u/0/', {
      lines: mailScreen({ from: 'Ana <ana@example.org>', subject: 'Hello' }, ['See you.']).lines.map(
        (one) => ({
          ...one,
          box: { ...one.box, top: one.box.top + 60 },
        }),
      ),
    }),
  ],
  [
    'mail',
    { lines: lines(40, 60, 'Von: Ana <ana@example.org>\nAn: mich@example.net\nBetreff: Hallo\nBis morgen!') },
  ],
  [
    'mail',
    {
      lines: lines(
        40,
        60,
        'Perfect Gifts\nnews@gifts.example\nTo Undisclosed recipients:;\n[Reply] [Forward] [Archive] [Junk] [Delete]\nView all gifts',
      ),
    },
  ],
  ['mail', { lines: lines(40, 60, 'From:\nservice@paypal.de\nSubject Mira asks\nTo:\nHello Jonas!') }],
  ['mail', { lines: lines(40, 60, 'Help Desk\nPlease update\nPrint\nReport spam\nMark as unread') }],
  ['mail', { lines: lines(40, 60, 'It is a match!\nTinder <gq@80-78.vps.example>\nFind out who') }],
  ['mail', { lines: lines(40, 60, 'Your parcel waits\ninfo@dpd.com.pl <info@cheek.example>\nChoose a day') }],
  [
    'mail',
    {
      width: 390,
      height: 844,
      lines: [
        line(20, 6, '6:23', 12),
        line(340, 6, 'LTE', 12),
        line(40, 50, 'Inbox'),
        line(70, 90, 'Klarna'),
        line(340, 90, '10:05', 14),
        line(70, 115, 'To: me', 14),
        line(20, 150, 'We need some more information', 14),
        line(20, 175, 'Friday 13:28', 14),
        line(40, 240, 'Please confirm your details.', 14),
      ],
    },
  ],
  ['chat', chat('Ana', ['See you tomorrow.'])],
  [
    'chat',
    {
      width: 390,
      height: 844,
      lines: [
        line(20, 16, '9:41'),
        line(150, 100, 'Heute 14:32', 12),
        line(24, 140, 'Bis morgen!'),
        line(60, 800, 'Nachricht'),
      ],
    },
  ],
  [
    'alert',
    {
      lines: [
        line(300, 200, 'Security alert: virus detected', 22),
        line(300, 260, 'Error code 0x80070424'),
        line(300, 320, 'OK'),
        line(500, 320, 'Cancel'),
      ],
    },
  ],
  [
    'document',
    {
      width: 900,
      height: 1270,
      lines: apart(80, 80, [
        'Invoice 118',
        'Invoice date: 3 May',
        'Subtotal 100.00',
        'Total due 120.00',
        'IBAN: DE12 3456',
      ]),
    },
  ],
  [
    'code',
    {
      lines: lines(
        60,
        40,
        "import a from 'b';\nconst x = 1;\nfunction y() {\n  return x;\n}\nexport { y };\nif (x) {\n  y();\n}",
      ),
    },
  ],
  ['photo', { photographic: 0.9 }],
  ['photo', { photographic: 0.9, lines: [line(100, 100, 'Rua Augusta')] }],
  ['other', {}],
  ['other', { lines: [line(100, 100, 'Visitors per month')] }],
];

it.each(cases)('takes for a %s what is one', (kind, draft) => {
  expect(pictureCaseOf(draft).kind).toBe(kind);
});
