import type { TrailStep } from '../../contract/explanation.ts';
import { type Indicator, leftOutNote } from './report-content.ts';
import type { ReportDocument } from './report-document.ts';
import { shownText } from './shown-text.ts';
import { withoutDefanging } from './without-defanging.ts';

const maxSteps = 100;
const maxDepth = 8;
const maxLabelLength = 400;

type FoundAddress = Omit<Indicator, 'isAccused'>;
type TrailContent = { steps: ReportDocument['trail']; notes: string[]; indicators: FoundAddress[] };

/** Kinds of steps whose label is an address. */
const addressKinds: Partial<Record<TrailStep['kind'], Indicator['kind']>> = {
  link: 'url',
  'wrapped-link': 'url',
  redirect: 'url',
  'qr-code': 'url',
  'address-bar': 'url',
  host: 'host',
};

/** The way from what was submitted to what it leads to, and the addresses on it at which something was found. */
export const trailContent = (trail: TrailStep[]): TrailContent => {
  const depths = new Map<number, number>();
  const indicators: FoundAddress[] = [];
  const steps = trail.slice(0, maxSteps).map(({ id, parent, kind, label, why, finding }) => {
    const depth = Math.min(maxDepth, (depths.get(parent ?? -1) ?? -1) + 1);
    depths.set(id, depth);
    const address = finding === '' ? null : withoutDefanging(label);
    const addressKind = addressKinds[kind];
    if (addressKind && address) indicators.push({ kind: addressKind, value: address });
    return {
      depth,
      label: shownText(label, maxLabelLength),
      why: shownText(why, maxLabelLength),
      finding: shownText(finding, maxLabelLength),
    };
  });
  return { steps, indicators, notes: leftOutNote(trail.length - maxSteps, 'steps of the trail') };
};
