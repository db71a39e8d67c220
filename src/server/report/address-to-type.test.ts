import { expect, it } from 'vitest';
import { addressToType } from './address-to-type.ts';

it('shows the address that the reader should type as it is typed', () => {
  const typeable = addressToType('paypal.com');
  expect(typeable('To reach PayPal, type paypal[.]com into the browser.')).toBe(
    'To reach PayPal, type paypal.com into the browser.',
  );
  expect(typeable('PayPal is at paypal[.]com.')).toBe('PayPal is at paypal.com.');
});

it.each([
  'paypal[.]com[.]account-verify[.]example',
  'evil[.]paypal[.]com',
  'x-paypal[.]com',
  'hxxps://paypal[.]com',
  'ana[@]paypal[.]com',
])('leaves %s as it is', (text) => {
  expect(addressToType('paypal.com')(text)).toBe(text);
});

it('undoes nothing for an address that is not a brand’s own, as in a made-up result', () => {
  expect(addressToType('evil.example')('type evil[.]example now')).toBe('type evil[.]example now');
  expect(addressToType('')('')).toBe('');
  expect(addressToType('')('a[.]b')).toBe('a[.]b');
});
