import type {
  AffectedProduct,
  CveRecord,
  Cvss,
  KevEntry,
  Reference,
  VersionRange,
} from '../../engine/index.ts';

/**
 * A record without field names: a vulnerability in an old router lists thousands of releases, and the names would be most
 * of the catalogue. A single release is its text; every other range has its bounds.
 */
export type PackedCve = [
  cveId: string,
  title: string | null,
  description: string | null,
  publishedAt: string | null,
  modifiedAt: string | null,
  cvss: [Cvss['version'], number, Cvss['severity'], string | null, string] | null,
  weaknesses: string[],
  affected: PackedProduct[],
  references: [url: string, source: string, tags: string[]][],
  kev:
    | [addedOn: string, dueOn: string | null, name: string, requiredAction: string, isRansomware: boolean]
    | null,
  epss: [probability: number, percentile: number] | null,
  exploitSources: string[],
];

type PackedProduct = [
  vendor: string,
  product: string,
  part: AffectedProduct['part'],
  marks: number,
  ranges: PackedRange[],
  others?: AffectedProduct['others'],
  platforms?: string[] | null,
];
type PackedRange = string | [from: string | null, to: string | null, marks: number];

const fromAssigner = 1;
const isPlatform = 2;

const fromIncluded = 1;
const toIncluded = 2;
const unaffected = 4;

export const packCve = (record: CveRecord): PackedCve => {
  const { cvss, kev, epss } = record;
  return [
    record.cveId,
    record.title,
    record.description,
    record.publishedAt,
    record.modifiedAt,
    cvss && [cvss.version, cvss.score, cvss.severity, cvss.vector, cvss.source],
    record.weaknesses,
    record.affected.map(packProduct),
    record.references.map(({ url, source, tags }) => [url, source, tags]),
    kev && [kev.addedOn, kev.dueOn, kev.name, kev.requiredAction, kev.isRansomware],
    epss && [epss.probability, epss.percentile],
    record.exploitSources,
  ];
};

export const unpackCve = (packed: PackedCve): CveRecord => {
  const [
    cveId,
    title,
    description,
    publishedAt,
    modifiedAt,
    cvss,
    weaknesses,
    affected,
    references,
    ...rest
  ] = packed;
  const [kev, epss, exploitSources] = rest;
  return {
    cveId,
    title,
    description,
    publishedAt,
    modifiedAt,
    cvss: cvss && unpackCvss(cvss),
    weaknesses,
    affected: affected.map(unpackProduct),
    references: references.map(([url, source, tags]): Reference => ({ url, source, tags })),
    kev: kev && unpackKev(kev),
    epss: epss && { probability: epss[0], percentile: epss[1] },
    exploitSources,
  };
};

const unpackCvss = ([version, score, severity, vector, source]: NonNullable<PackedCve[5]>): Cvss => ({
  version,
  score,
  severity,
  vector,
  source,
});

const unpackKev = ([addedOn, dueOn, name, requiredAction, isRansomware]: NonNullable<
  PackedCve[9]
>): KevEntry => ({ addedOn, dueOn, name, requiredAction, isRansomware });

const packProduct = (entry: AffectedProduct): PackedProduct => {
  const { vendor, product, part, origin, isVulnerable, ranges, others, platforms } = entry;
  const marks = (origin === 'assigner' ? fromAssigner : 0) + (isVulnerable ? 0 : isPlatform);
  const packed: PackedProduct = [vendor, product, part, marks, ranges.map(packRange)];
  if (others !== undefined || platforms !== undefined) packed.push(others ?? null);
  if (platforms !== undefined) packed.push(platforms);
  return packed;
};

const unpackProduct = ([vendor, product, part, marks, ranges, others, platforms]: PackedProduct) => {
  const entry: AffectedProduct = {
    vendor,
    product,
    part,
    origin: marks & fromAssigner ? 'assigner' : 'cpe',
    isVulnerable: !(marks & isPlatform),
    ranges: ranges.map(unpackRange),
  };
  if (others !== undefined) entry.others = others;
  if (platforms) entry.platforms = platforms;
  return entry;
};

const packRange = ({ from, isFromIncluded, to, isToIncluded, status }: VersionRange): PackedRange => {
  const isOne = from !== null && from === to && isFromIncluded && isToIncluded;
  if (isOne && status === 'affected') return from;
  const marks =
    (isFromIncluded ? fromIncluded : 0) +
    (isToIncluded ? toIncluded : 0) +
    (status === 'unaffected' ? unaffected : 0);
  return [from, to, marks];
};

const unpackRange = (packed: PackedRange): VersionRange => {
  if (typeof packed === 'string')
    return { from: packed, isFromIncluded: true, to: packed, isToIncluded: true, status: 'affected' };
  const [from, to, marks] = packed;
  return {
    from,
    isFromIncluded: Boolean(marks & fromIncluded),
    to,
    isToIncluded: Boolean(marks & toIncluded),
    status: marks & unaffected ? 'unaffected' : 'affected',
  };
};
