import { expect, it } from 'vitest';
import { line, lines, mailScreen, pictureCaseOf } from '../../testing/picture-case.ts';

const from = (draft: Parameters<typeof pictureCaseOf>[0]) => {
  const sender = pictureCaseOf(draft).header.from;
  return sender && `${sender.name} <${sender.address}>`;
};

it.each([
  ['on one line', mailScreen({ from: 'PayPal <service@paypal.com>', subject: 'Hi' }, ['Hello'])],
  [
    'as a field',
    { lines: lines(40, 60, 'From: PayPal <service@paypal.com>\nTo: me@example.net\nSubject: Hi\nHello') },
  ],
  [
    'as a field in German',
    { lines: lines(40, 60, 'Von: PayPal <service@paypal.com>\nAn: ich@example.net\nBetreff: Hallo') },
  ],
  [
    'with the name above the address',
    {
      lines: [
        line(40, 20, 'Inbox', 16),
        line(40, 100, 'PayPal', 18),
        line(40, 124, 'service@paypal.com', 14),
        line(40, 148, 'to me', 14),
        line(40, 240, 'Hello'),
      ],
    },
  ],
  [
    'with its initial in a circle before the name',
    {
      lines: [
        line(40, 20, 'Inbox', 16),
        line(40, 108, 'P', 18),
        line(80, 100, 'PayPal', 18),
        line(80, 124, 'service@paypal.com', 14),
        line(80, 148, 'to me', 14),
        line(40, 240, 'Hello'),
      ],
    },
  ],
])('reads the sender %s', (_, draft) => {
  expect(from(draft)).toBe('PayPal <service@paypal.com>');
});

it.each(['service@paypal.com <mailer@cheek-me.com>', 'From: service@paypal.com <mailer@cheek-me.com>'])(
  'takes the address in brackets for the sender, whatever the name looks like: %s',
  (written) => {
    const sender = pictureCaseOf({ lines: lines(40, 60, `Inbox\n${written}\nTo: me@example.net\nHello`) })
      .header.from;
    expect(sender?.address).toBe('mailer@cheek-me.com');
    expect(sender?.name).toBe('service@paypal.com');
  },
);

it('does not take the receiver for the sender', () => {
  expect(from({ lines: lines(40, 60, 'Inbox\nTo: me@example.net\nSubject: Hi\nSent: Monday') })).toBeNull();
});

it.each([
  'Email Deactivation Request for me@example.net',
  'Dear me@example.net,',
  'To ensure delivery please add news@example.org to your address book',
])('does not take an address within a sentence for the sender: %s', (sentence) => {
  expect(from({ lines: lines(40, 60, `Inbox\n${sentence}\nReply\nForward\nArchive`) })).toBeNull();
});

it('prefers the open message to the list of messages beside it', () => {
  const listed =
    'Inbox\nReply all\nnews@reports.exam\nReport Domain: exa...\nnews@reports.example.org <news@reports.example.org>\nTo: me@example.net\nHello';
  expect(from({ lines: lines(40, 60, listed) })).toBe('news@reports.example.org <news@reports.example.org>');
});

it('leaves out what programs and people add to a name: the time, a firm in brackets', () => {
  expect(
    from({
      lines: lines(40, 60, 'Inbox\nMike Rapo (Microsoft) 8:26 <mike@kernel.org>\nTo: me@example.net\nHello'),
    }),
  ).toBe('Mike Rapo <mike@kernel.org>');
});

it.each([
  ['a name', [line(40, 100, 'PayPal', 18), line(40, 124, 'service@paypal.com', 14)], 'PayPal', true],
  ['its field', [line(40, 124, 'From', 14), line(110, 124, 'service@paypal.com', 14)], '', true],
  ['nothing', [line(40, 124, 'service@paypal.com', 14)], '', false],
])('is certain of an address by what is beside it: %s', (_, header, name, isCertain) => {
  const around = [line(40, 20, 'Inbox', 16), line(40, 300, 'Reply', 14), line(40, 340, 'Forward', 14)];
  expect(pictureCaseOf({ lines: [...around, ...header] }).header.from).toMatchObject({
    name,
    address: 'service@paypal.com',
    isCertain,
  });
});
