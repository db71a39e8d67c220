import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CountryResponse, Reader } from 'mmdb-lib';

// Country data: geo-whois-asn-country by sapics/ip-location-db, CC0 1.0.

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

let table: Promise<Reader<CountryResponse>> | null = null;

/** Eight megabytes, read at the first lookup and kept. */
const countries = () => {
  table ??= readFile(
    fileURLToPath(
      import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
    ),
  ).then((bytes) => new Reader<CountryResponse>(bytes));
  return table;
};

/** The country whose registry assigned the address, by its English name; null when unknown. */
export const countryOf = async (address: string): Promise<string | null> => {
  // This table's rows have another shape than the reader's type declares.
  const row: object | null = (await countries()).get(address);
  const code = row && 'country_code' in row ? String(row.country_code) : '';
  return /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? null) : null;
};
