import { fstatSync, openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ipaddr from 'ipaddr.js';

// IP address data: IP Geolocation by DB-IP (https://db-ip.com), Route Views (routeviews.org) and NRO (nro.net), CC BY 4.0.

export type Network = { asn: number; organisation: string };

/** Where the search stops halving and scans row by row. */
const blockBytes = 2048;
/** Twice as long as any row of the table and the one before it. */
const longestRow = 1024;

/**
 * Who announces an address to the internet. The table is sorted by address, so a dozen small reads find the row and nothing
 * is kept in memory. The reads are synchronous, since the system has the table cached after the first few and handing each
 * to another thread takes far longer. Null: the address is not announced.
 */
export const networkOf = (address: string): Network | null => {
  const reached = ipaddr.process(address);
  return search(tableFor(reached.kind()), numberOf(reached));
};

type Table = {
  file: number;
  size: number;
  /** By offset: the row that begins there or next. Every search begins with the same few. */
  seen: Map<number, Waymark>;
};
/** Null: nothing can be read there. */
type Waymark = { from: bigint | null; start: number };

/** The first eleven steps of every search; the rest is read from the table. */
const maxSeen = 2048;

const tables = new Map<'ipv4' | 'ipv6', Table>();

const places = {
  ipv4: () => import.meta.resolve('@ip-location-db/asn/asn-ipv4-num.csv'),
  ipv6: () => import.meta.resolve('@ip-location-db/asn/asn-ipv6-num.csv'),
};

/** Opened at the first lookup. */
const tableFor = (version: 'ipv4' | 'ipv6'): Table => {
  const known = tables.get(version);
  if (known) return known;
  const file = openSync(fileURLToPath(places[version]()), 'r');
  const table = { file, size: fstatSync(file).size, seen: new Map() };
  tables.set(version, table);
  return table;
};

/** `low` is always the beginning of a row that starts at or before the wanted address, if any row does. */
const search = (table: Table, wanted: bigint): Network | null => {
  const { file, size } = table;
  let low = 0;
  let high = size;
  while (high - low > blockBytes) {
    const middle = low + Math.floor((high - low) / 2);
    const { from, start } = waymarkAt(table, middle);
    if (from !== null && from <= wanted) low = start;
    else high = middle;
  }
  // A block may end in the middle of the wanted row.
  const { lines } = readLines(file, low, blockBytes + longestRow);
  const row = lastRow(lines, wanted);
  return row && wanted <= row.to ? { asn: row.asn, organisation: row.organisation } : null;
};

const waymarkAt = ({ file, seen }: Table, place: number): Waymark => {
  const known = seen.get(place);
  if (known) return known;
  const { lines, start } = readLines(file, place, longestRow);
  const found = { from: rowOf(lines[0] ?? '')?.from ?? null, start };
  if (seen.size < maxSeen) seen.set(place, found);
  return found;
};

const lastRow = (lines: readonly string[], wanted: bigint): Row | null => {
  for (const line of lines.toReversed()) {
    const row = rowOf(line);
    if (row && row.from <= wanted) return row;
  }
  return null;
};

type Row = Network & { from: bigint; to: bigint };

/** The whole rows of a block, and where the first of them begins; a row that begins earlier is not part of it. */
const readLines = (file: number, from: number, bytes: number) => {
  const before = Math.max(from - 1, 0);
  const buffer = Buffer.alloc(bytes);
  const read = buffer.subarray(0, readSync(file, buffer, 0, bytes, before));
  const skipped = from === 0 ? 0 : read.indexOf(10) + 1;
  const lines = read.toString('utf8', skipped, read.lastIndexOf(10) + 1).split('\n');
  return { start: before + skipped, lines };
};

const rowOf = (line: string): Row | null => {
  const [, from, to, asn, name = ''] = /^(\d+),(\d+),(\d+),(.*)$/.exec(line.trim()) ?? [];
  if (from === undefined || to === undefined) return null;
  const organisation = name.replace(/^"(.*)"$/, '$1').replaceAll('""', '"');
  return { from: BigInt(from), to: BigInt(to), asn: Number(asn), organisation };
};

const numberOf = (address: ipaddr.IPv4 | ipaddr.IPv6) =>
  address.toByteArray().reduce((number, byte) => number * 256n + BigInt(byte), 0n);
