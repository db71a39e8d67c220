/** A version that is certainly affected by a CVE, or certainly not, by the assigner's own record. */
export type Case = { cveId: string; key: string; version: string; isInside: boolean };

type Listed = {
  version?: string;
  status?: string;
  lessThan?: string;
  lessThanOrEqual?: string;
  changes?: { at?: string; status?: string }[];
};
type Assigned = { vendor?: string; product?: string; versions?: Listed[]; defaultStatus?: string };
export type Cve5 = { cveMetadata?: { cveId?: string }; containers?: { cna?: { affected?: Assigned[] } } };

/** Written independently of the engine: what is measured must not measure itself. */
const keys: readonly [RegExp, RegExp, string][] = [
  [/fortinet/i, /^(?:Fortinet )?FortiOS$/i, 'security/Fortinet/FortiOS'],
  [/fortinet/i, /^(?:Fortinet )?FortiWeb$/i, 'security/Fortinet/FortiWeb'],
  [/fortinet/i, /^(?:Fortinet )?FortiProxy$/i, 'security/Fortinet/FortiProxy'],
  [/fortinet/i, /^(?:Fortinet )?FortiSwitch$/i, 'networking/Fortinet/FortiSwitch'],
  [/fortinet/i, /^(?:Fortinet )?FortiAP/i, 'networking/Fortinet/FortiAP'],
  [/palo/i, /^PAN-OS$/i, 'security/Palo Alto Networks/PAN-OS'],
  [/palo/i, /^GlobalProtect App$/i, 'security/Palo Alto Networks/GlobalProtect'],
  [/palo/i, /^Expedition$/i, 'security/Palo Alto Networks/Expedition'],
  [/juniper/i, /^Junos OS$/i, 'networking/Juniper/Junos OS'],
  [/cisco/i, /Adaptive Security Appliance/i, 'security/Cisco/ASA'],
  [/cisco/i, /Threat Defense/i, 'security/Cisco/FTD'],
  [/cisco/i, /Identity Services Engine/i, 'security/Cisco/ISE'],
  [/cisco/i, /^Cisco IOS(?: Software)?$/, 'networking/Cisco/IOS'],
  [/cisco/i, /^Cisco IOS XE Software$/, 'networking/Cisco/IOS-XE'],
  [/cisco/i, /NX-OS Software$/, 'networking/Cisco/NX-OS'],
  [/cisco/i, /Meraki MX/i, 'networking/Cisco Meraki/MX'],
  [/sophos/i, /^Sophos Firewall$/i, 'security/Sophos/XG Firewall'],
  [/sonicwall/i, /^SonicOS$/i, 'security/SonicWall/NSA Series'],
  [/hewlett|hpe|aruba/i, /ArubaOS|Mobility/i, 'networking/Aruba/ArubaOS'],
  [/hewlett|hpe|aruba/i, /ClearPass/i, 'networking/Aruba/ClearPass'],
  [/ubiquiti/i, /UniFi/i, 'networking/Ubiquiti/UniFi'],
  [/ubiquiti/i, /Edge ?Router/i, 'networking/Ubiquiti/EdgeRouter'],
  [/mikrotik/i, /RouterOS/i, 'networking/MikroTik/RouterOS'],
];

/** A release as assigners write one, and nothing else in the field. */
const release = /^[vR]?\d+(?:[.()-]?\w+)*\)?(?: (?:MR|p|Patch ?)\d+)?$/;
/** One release in so many of a long list: all of them would dominate the measurement. */
const everyExact = 7;

export const casesOf = (raw: Cve5): Case[] => {
  const cveId = raw.cveMetadata?.cveId ?? '';
  return (raw.containers?.cna?.affected ?? []).flatMap((entry) => {
    const key = keys.find(
      ([vendor, product]) => vendor.test(entry.vendor ?? '') && product.test((entry.product ?? '').trim()),
    )?.[2];
    if (!key || entry.defaultStatus === 'affected') return [];
    const others = (raw.containers?.cna?.affected ?? [])
      .filter(({ product }) => product === entry.product)
      .flatMap(({ versions }) => versions ?? []);
    const as = (isInside: boolean) => (version: string) => ({ cveId, key, version, isInside });
    const listed = (entry.versions ?? []).filter(({ status }) => status === 'affected');
    return [
      ...listed
        .flatMap((one, at) => insideOf(one, at))
        .filter((version) => !isTurned(version, others))
        .map(as(true)),
      ...listed
        .flatMap(outsideOf)
        .filter((version) => !isHeld(version, others))
        .map(as(false)),
    ];
  });
};

const insideOf = (one: Listed, at: number): string[] => {
  const { version = '', lessThan, lessThanOrEqual } = one;
  const end = lessThan ?? lessThanOrEqual;
  if (end === undefined) return release.test(version) && at % everyExact === 0 ? [version] : [];
  if (end === version) return lessThanOrEqual && release.test(end) ? [end] : [];
  const start = release.test(version) && numbersOf(version).length > 1 ? version : null;
  const last = lessThanOrEqual && release.test(lessThanOrEqual) ? lessThanOrEqual : null;
  const before = lessThan && release.test(lessThan) ? releaseBefore(lessThan) : null;
  const isAfterStart = (found: string) => start === null || compare(found, start) >= 0;
  return [start, last, before].filter((found) => found !== null).filter(isAfterStart);
};

const outsideOf = ({ version = '', lessThan, lessThanOrEqual }: Listed): string[] => {
  const end = lessThan ?? lessThanOrEqual ?? '';
  if (!release.test(end) || end === version) return [];
  const after = releaseAfter(end);
  return [...(lessThan ? [end] : []), ...(after ? [after] : [])];
};

/** 7.2.5 after 7.2.4, 10.2.9 before 10.2.9-h1, 21.4R3-S4 before 21.4R3-S5. */
export const releaseBefore = (end: string): string | null => {
  const [, head = '', mark = '', number = ''] = /^(.*?)([-.\s]*[A-Za-z]*|[.(])(\d+)\)?$/.exec(end) ?? [];
  if (number === '' || Number(number) === 0) return null;
  if (Number(number) > 1) return end.replace(/\d+(?=\)?$)/, String(Number(number) - 1));
  return /-[hHsS]$/.test(mark) ? head : null;
};

export const releaseAfter = (end: string): string | null =>
  /\d\)?$/.test(end) ? end.replace(/\d+(?=\)?$)/, (number) => String(Number(number) + 1)) : null;

const numbersOf = (version: string) => (version.match(/\d+/g) ?? []).map(Number);

/** By their numbers alone, missing ones as zero: enough for releases of one product written in one way. */
const compare = (a: string, b: string): number => {
  const [mine, theirs] = [numbersOf(a), numbersOf(b)];
  for (let at = 0; at < Math.max(mine.length, theirs.length); at += 1) {
    const difference = (mine[at] ?? 0) - (theirs[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Whether the record itself declares it unaffected elsewhere: listed as such, or after a fix of its own branch. */
const isTurned = (version: string, others: readonly Listed[]) =>
  others.some(
    (other) =>
      (other.status === 'unaffected' && isIn(version, other)) ||
      (other.changes ?? []).some(
        ({ at = '', status }) =>
          status === 'unaffected' && isSameBranch(version, at) && compare(version, at) >= 0,
      ),
  );

/** 10.2.7-h9 and 10.2.7-h8, but not 10.2.8 and 10.2.7-h8: that one came out before the fix. */
const isSameBranch = (version: string, at: string) => {
  const branch = numbersOf(at).slice(0, -1);
  return branch.every((number, place) => number === numbersOf(version)[place]);
};

const isHeld = (version: string, others: readonly Listed[]) =>
  others.some((other) => other.status === 'affected' && isIn(version, other));

const isIn = (version: string, { version: start = '', lessThan, lessThanOrEqual }: Listed) => {
  const end = lessThan ?? lessThanOrEqual;
  if (end === undefined) return compare(version, start) === 0;
  if (!/\d/.test(end) || end.includes('*') || end.includes(',')) return true;
  const isAfter = !/\d/.test(start) || start === end || compare(version, start) >= 0;
  return isAfter && (lessThan ? compare(version, end) < 0 : compare(version, end) <= 0);
};
