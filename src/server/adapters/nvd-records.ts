import { type CveRecord, cveIdOf, matchesOf, readNvdRecord } from '../../engine/index.ts';
import { Unreadable } from '../../lookups/attempt.ts';
import { jsonList } from './vulnerability-json-list.ts';

/** A record of the NVD, or that there is none any more: it was withdrawn, or concerns none of our products. */
export type NvdRecord = { cveId: string; record: CveRecord | null };

export type NvdEnd = {
  records: number;
  /** The newest day that any of them names. */
  asOf: string | null;
  /** What stands beside the records. */
  fields: Record<string, unknown>;
};

/** A few odd records are left out; a file of which more is odd is not what it should be. */
const maxOddShare = 0.01;

/** The records of a file or page of the NVD. Throws `Unreadable` at what is not whole, at its end at the latest. */
export async function* nvdRecords(source: AsyncIterable<Uint8Array>): AsyncGenerator<NvdRecord, NvdEnd> {
  const list = jsonList(source, 'vulnerabilities');
  let records = 0;
  let odd = 0;
  let newest: string | null = null;
  for await (const raw of list.elements()) {
    records += 1;
    const cve = typeof raw === 'object' && raw !== null && 'cve' in raw ? raw.cve : null;
    const record = readNvdRecord(cve);
    const cveId = record?.cveId ?? withdrawnId(cve);
    if (cveId === null) odd += 1;
    else yield { cveId, record: record && matchesOf(record).length > 0 ? record : null };
    if (record?.modifiedAt && (newest === null || record.modifiedAt > newest)) newest = record.modifiedAt;
  }
  const fields = list.fields();
  const promised = fields['resultsPerPage'];
  if (isCount(promised) && promised !== records)
    throw new Unreadable(`it says ${promised} records and has ${records}`);
  if (odd > Math.max(1, records * maxOddShare))
    throw new Unreadable(`${odd} of ${records} records are not as NVD writes them`);
  return { records, asOf: newest?.slice(0, 10) ?? null, fields };
}

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Null for what is no CVE at all, or is still one. */
const withdrawnId = (raw: unknown): string | null => {
  if (typeof raw !== 'object' || raw === null || !('id' in raw) || !('vulnStatus' in raw)) return null;
  return /^rejected$/i.test(String(raw.vulnStatus)) ? cveIdOf(raw.id) : null;
};
