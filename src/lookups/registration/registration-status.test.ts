import { expect, it } from 'vitest';
import { registrationStatuses } from './registration-status.ts';

it.each([
  ['clientTransferProhibited https://icann.org/epp#clientTransferProhibited', ['client transfer prohibited']],
  ['client transfer prohibited', ['client transfer prohibited']],
  ['CLIENT-TRANSFER-PROHIBITED', ['client transfer prohibited']],
  ['serverHold (https://www.icann.org/epp#serverHold)', ['server hold']],
  ['pendingDelete', ['pending delete']],
  ['redemptionPeriod -- ends soon', ['redemption period']],
  ['OK', ['ok']],
  ['REGISTERED, DELEGATED, VERIFIED', ['registered', 'delegated', 'verified']],
  ['Registered until expiry date.', ['registered until expiry date']],
  ['NOT AVAILABLE', []],
  ['https://icann.org/epp#ok', []],
  ['x'.repeat(500), []],
])('%s', (text, statuses) => {
  expect(registrationStatuses([text])).toEqual(statuses);
});

it('lists each once, and a bounded number of them', () => {
  expect(registrationStatuses(['ok', 'OK', 'clientHold', 'client hold'])).toEqual(['ok', 'client hold']);
  expect(registrationStatuses(Array.from({ length: 1000 }, (_, index) => `state ${index}`))).toHaveLength(20);
  expect(registrationStatuses([null, 7, {}, ['ok']])).toEqual([]);
});
