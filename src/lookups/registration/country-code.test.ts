import { expect, it } from 'vitest';
import { countryOf } from './country-code.ts';

it.each([
  ['de', 'DE'],
  ['Germany', 'DE'],
  ['UNITED STATES OF AMERICA', 'US'],
  ['The Netherlands', 'NL'],
  ['United States (US)', 'US'],
  ['Trinidad and Tobago', 'TT'],
  ['United Kingdom', 'GB'],
  ['Russia', 'RU'],
  ['Ruritania', 'Ruritania'],
])('%s is %s', (given, country) => {
  expect(countryOf(given)).toBe(country);
});

it.each(['', '-', 'ZZ', 'REDACTED FOR PRIVACY', null, 49, ['DE']])('%j is no country', (given) => {
  expect(countryOf(given)).toBeNull();
});
