import { expect, it } from 'vitest';
import { mailServiceAt } from './mail-service-names.ts';

it.each([
  ['sendgrid.net', 'SendGrid'],
  ['example.onmicrosoft.com', 'Microsoft 365'],
  ['example-com.20230601.gappssmtp.com', 'Google Workspace'],
  // Known, and called by its domain.
  ['bounce.rapidmail.de', 'rapidmail.de'],
  ['example.com', null],
  ['sendgrid.net.example.com', null],
  ['constructor', null],
  ['', null],
])('%s: %s', (domain, name) => {
  expect(mailServiceAt(domain)).toBe(name);
});
