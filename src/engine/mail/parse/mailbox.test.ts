import { describe, expect, it } from 'vitest';
import { mailbox, mailboxFromText } from './mailbox.ts';

describe('a mailbox from a line as people write it', () => {
  it.each([
    ['PayPal <service@paypal.com>', 'PayPal', 'service@paypal.com'],
    ['"PayPal, Inc." <service@paypal.com>', 'PayPal, Inc.', 'service@paypal.com'],
    ['PayPal [mailto:service@paypal.com]', 'PayPal', 'service@paypal.com'],
    ['PayPal (service@paypal.com)', 'PayPal', 'service@paypal.com'],
    ['service@paypal.com', '', 'service@paypal.com'],
    ['<SERVICE@PayPal.com>', '', 'service@paypal.com'],
    ['service@paypal.com (PayPal)', 'PayPal', 'service@paypal.com'],
    ['service@paypal.com <mailer@cheek-me.com>', 'service@paypal.com', 'mailer@cheek-me.com'],
    ['PayPal', 'PayPal', ''],
  ])('%s', (line, name, address) => {
    expect(mailboxFromText(line)).toMatchObject({ name, address });
  });

  it('is null for an empty line', () => {
    expect(mailboxFromText('  ')).toBeNull();
  });

  it('is bounded', () => {
    const { name, address } = mailbox('n'.repeat(5000), `${'a'.repeat(5000)}@x.example`);
    expect(name.length).toBeLessThanOrEqual(300);
    expect(address.length).toBeLessThanOrEqual(320);
  });
});

it('gives the domain in the spelling that is looked up', () => {
  expect(mailbox('', 'x@bücher.example').domain).toBe('xn--bcher-kva.example');
  expect(mailbox('', 'x@Example.ORG.').domain).toBe('example.org');
  expect(mailbox('', 'no address').domain).toBe('');
});
