import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CountryResponse, Reader } from 'mmdb-lib';

// Country data: geo-whois-asn-country by sapics/ip-location-db, CC0 1.0.

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

let table: Promise<Reader<CountryResponse>> | null = null;

/** Eight megabytes, read when the first address is asked about and kept. */
const countries = () => {
  table ??= readFile(
    fileURLToPath(
      import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
    ),
  ).then((bytes) => new Reader<CountryResponse>(bytes));
  return table;
};

/** The country whose registry gave the address out, by its English name; null where nobody knows. */
export const countryOf = async (address: string): Promise<string | null> => {
  // This table has rows of its own shape, not the one that the reader promises.
  const row: object | null = (await countries()).get(address);
  const code = row && 'country_code' in row ? String(row.country_code) : '';
  return /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? null) : null;
};
