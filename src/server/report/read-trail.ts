import { listOf, numberOf, recordOf, textOf } from './loose-value.ts';
import type { Indicator } from './report-body.ts';
import { leftOutNote } from './report-body.ts';
import type { ReportDocument } from './report-document.ts';
import { shownText } from './shown-text.ts';

const maxSteps = 100;
const maxDepth = 8;
const maxLabelLength = 400;

type FoundAddress = Omit<Indicator, 'isAccused'>;
type Trail = { steps: ReportDocument['trail']; notes: string[]; indicators: FoundAddress[] };

/** Kinds of steps whose label is an address. */
const addressKinds: Record<string, Indicator['kind']> = {
  link: 'url',
  'wrapped-link': 'url',
  redirect: 'url',
  'qr-code': 'url',
  'address-bar': 'url',
  host: 'host',
};

/** The way from what was submitted to what it leads to, and the addresses on it at which something was found. */
export const readTrail = (value: unknown): Trail => {
  const all = listOf(value).map(recordOf);
  const depths = new Map<number, number>();
  const indicators: FoundAddress[] = [];
  const steps = all.slice(0, maxSteps).map((step) => {
    const depth = Math.min(maxDepth, (depths.get(numberOf(step['parent']) ?? -1) ?? -1) + 1);
    const id = numberOf(step['id']);
    if (id !== null) depths.set(id, depth);
    const label = textOf(step['label']);
    const finding = textOf(step['finding']);
    const kind = addressKinds[textOf(step['kind'])];
    if (kind && finding !== '') {
      const address = withoutDefanging(label);
      if (address) indicators.push({ kind, value: address });
    }
    return {
      depth,
      label: shownText(label, maxLabelLength),
      why: shownText(textOf(step['why']), maxLabelLength),
      finding: shownText(finding, maxLabelLength),
    };
  });
  return { steps, indicators, notes: leftOutNote(all.length - maxSteps, 'steps of the trail') };
};

/** Labels are kept defanged, and long ones cut: the beginning of an address is another address, and accuses nobody. */
const withoutDefanging = (label: string): string | null =>
  label.includes('…')
    ? null
    : label
        .replaceAll('[.]', '.')
        .replaceAll('[@]', '@')
        .replaceAll('[:]', ':')
        .replace(/\bhxxp(s?)(?=:|%3a)/gi, 'http$1');
