import { expect, it } from 'vitest';
import { readDeviceTable } from './read-device-table.ts';

const fortios = { vendor: 'Fortinet', product: 'FortiOS', version: '7.2.4', note: '' };

it.each([
  ['commas', 'vendor,product,version\nFortinet,FortiOS,7.2.4\n'],
  ['semicolons', 'vendor;product;version\nFortinet;FortiOS;7.2.4\n'],
  ['tabs', 'vendor\tproduct\tversion\nFortinet\tFortiOS\t7.2.4\n'],
  ['Windows line ends and a mark', '\ufeffVendor,Product,Version\r\nFortinet,FortiOS,7.2.4\r\n'],
  ['other columns, in another order', 'site,version,"product",vendor\nLondon,7.2.4,FortiOS,Fortinet'],
  ['quotes and blanks', 'vendor,product,version,note\n"Fortinet", FortiOS ,"7.2.4",'],
])('reads a table with %s', (_, table) => {
  expect(readDeviceTable(table)).toEqual([{ line: 2, cells: fortios }]);
});

it('counts lines from the header, over empty ones and those that end within quotes', () => {
  const table = 'vendor,product,version,note\n\nFortinet,FortiOS,7.2.4,"two\nlines"\nFortinet,FortiOS,7.2.4,';
  expect(readDeviceTable(table)?.map(({ line }) => line)).toEqual([3, 5]);
});

it('names the line whose quotes never end, and takes the rest', () => {
  const table = 'vendor,product,version\n"Fortinet,FortiOS,7.2.4\nFortinet,FortiOS,7.2.4';
  expect(readDeviceTable(table)).toMatchObject([
    { line: 2, problem: expect.any(String) },
    { line: 3, cells: fortios },
  ]);
});

it.each(['', 'Fortinet,FortiOS,7.2.4', 'vendor,version\nFortinet,7.2.4', '{"vendor":1}'])(
  'refuses a table that does not name its columns: %s',
  (table) => {
    expect(readDeviceTable(table)).toBeNull();
  },
);
