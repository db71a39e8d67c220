import { expect, it } from 'vitest';
import { readPlainText } from './registry-text.ts';

it.each(['', ' - ', 'N/A', 'none', 'Unknown', 'Not available', 'REDACTED FOR PRIVACY', null, 7])(
  'finds no fact in %j',
  (value) => {
    expect(readPlainText(value)).toBeNull();
  },
);

it('keeps a name that only begins like that', () => {
  expect(readPlainText('Unknown Worlds Inc.')).toBe('Unknown Worlds Inc.');
});
