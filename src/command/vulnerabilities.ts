import {
  analyzeVulnerabilityRequest,
  type Vulnerability,
  vulnerabilityResultSchema,
} from '../contract/analyze-vulnerability.ts';
import { allProducts, deviceCategories, deviceVendors, severityFilters } from '../contract/device-choices.ts';
import { currentCatalogue } from '../server/services/current-catalogue.ts';
import { criteriaOf } from '../server/services/vulnerability-criteria.ts';
import { vulnerabilityPages } from '../server/services/vulnerability-pages.ts';
import { wrongUsage } from './command-problem.ts';
import { counted } from './counted.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { hanging, linesOf } from './lay-out.ts';
import { nearest } from './nearest.ts';
import { numberOf } from './number-of.ts';
import { openCatalogue } from './open-catalogue.ts';
import type { Given } from './parse-command-line.ts';
import { plainLine } from './plain-text.ts';
import type { Surroundings } from './surroundings.ts';
import type { Terminal } from './terminal.ts';

/** `hookwise vulnerabilities "Fortinet FortiOS"`: what is known about a device, the most pressing first. */
export const vulnerabilities = async (
  { inputs, given }: { inputs: readonly string[]; given: Given },
  { terminal, env, script }: Surroundings,
): Promise<ExitCode> => {
  const pageSize = numberOf('limit', given.value('limit'), { standard: 20, least: 1, most: 200 });
  const device = deviceNamed(inputs.join(' '));
  const version = given.value('version');
  if (version !== null && device.product === allProducts)
    throw wrongUsage(
      `--version needs a product: hookwise vulnerabilities "${device.vendor} ${productsOf(device)[0]}"`,
    );
  const request = analyzeVulnerabilityRequest.parse({
    ...device,
    version,
    severityFilter: severityFilters.find((filter) => filter === given.value('severity')) ?? 'all',
    pageSize,
  });
  const { shipped, exploitsKnownTo } = openCatalogue({ script, env });
  const pages = vulnerabilityPages({
    openCatalogue: currentCatalogue({ synced: { current: async () => null }, shipped }),
    exploitsKnownTo,
    clock: () => new Date(),
  });
  const text = String(await pages({ criteria: criteriaOf(request), page: 1, pageSize }));
  await terminal.print(given.has('json') ? `${text}\n` : inWords(text, terminal));
  return exitCodes.safe;
};

type Device = { category: (typeof deviceCategories)[number]; vendor: string; product: string };

const devices: readonly Device[] = deviceCategories.flatMap((category) =>
  Object.entries(deviceVendors[category]).flatMap(([vendor, products]) =>
    [allProducts, ...products].map((product) => ({ category, vendor, product })),
  ),
);
const nameOf = ({ vendor, product }: Device) => (product === allProducts ? vendor : `${vendor} ${product}`);
const productsOf = ({ category, vendor }: Device) => deviceVendors[category][vendor] ?? [];

const spelling = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

const deviceNamed = (text: string): Device => {
  const asked = spelling(text);
  const found = devices.find(
    (device) => spelling(nameOf(device)) === asked || spelling(device.product) === asked,
  );
  if (found) return found;
  const near = nearest(text, devices.map(nameOf));
  throw wrongUsage(`${plainLine(text).slice(0, 60)} is no device of the catalogue. Did you mean "${near}"?`);
};

const answerWords = { yes: 'affected', no: 'not affected', unknown: 'not decided by the records' } as const;

const inWords = (page: string, { paint, width }: Terminal): string => {
  const {
    searchCriteria,
    totalCount,
    vulnerabilities: found,
    affectedCounts,
    catalogue,
  } = vulnerabilityResultSchema.parse(JSON.parse(page));
  const { vendor, product, version } = searchCriteria;
  const name = [vendor, product === allProducts ? '' : product, version ?? ''].filter(Boolean).join(' ');
  const counts = affectedCounts
    ? ` ${counted(affectedCounts.yes, 'affects', 'affect')} this version, ${affectedCounts.unknown} may, ${counted(affectedCounts.no, 'does not', 'do not')}.`
    : '';
  return `${[
    paint(
      plainLine(`${name}: ${counted(totalCount, 'known vulnerability', 'known vulnerabilities')}.${counts}`),
      'bold',
    ),
    ...found.flatMap((one) => ['', ...entryOf(one, { paint, width })]),
    '',
    ...(totalCount > found.length ? [`${totalCount - found.length} more: --limit shows up to 200.`] : []),
    ...[`The catalogue is of ${catalogue.asOf}.`, ...catalogue.notes]
      .flatMap((note) => linesOf(plainLine(note), width))
      .map((line) => paint(line, 'dim')),
  ].join('\n')}\n`;
};

const entryOf = (one: Vulnerability, { paint, width }: Pick<Terminal, 'paint' | 'width'>): string[] => {
  const marks = [
    one.severity ?? 'not rated',
    ...(one.cvssScore === null ? [] : [`CVSS ${one.cvssScore.toFixed(1)}`]),
    ...(one.cisaKev ? ['known to be exploited'] : []),
    ...(one.epss ? [`EPSS ${Math.round(one.epss.probability * 100)} %`] : []),
    ...(one.affected ? [answerWords[one.affected.answer]] : []),
    ...(one.affected?.firstFixed ? [`fixed in ${one.affected.firstFixed}`] : []),
  ];
  return [
    `${paint(one.cveId, 'bold', ...(one.cisaKev ? (['red'] as const) : []))}  ${plainLine(marks.join(', '))}`,
    hanging('  ', plainLine(one.title), width),
  ];
};
