import type { TrailStep } from '../../contract/explanation.ts';
import { linkSteps } from '../url/explain.ts';
import { score } from '../verdict/score.ts';
import type { PictureAddress, PictureCase } from './case.ts';
import { shownCode } from './parse/shown-code.ts';

const maxAddresses = 20;
const maxLabel = 120;

/** From the picture through codes, bars and wrappers to the hosts, the most dangerous routes first. */
export const pictureTrail = (input: PictureCase, counted: ReadonlySet<string>): TrailStep[] => {
  const { reading, addresses } = input;
  const steps: TrailStep[] = [
    {
      id: 0,
      parent: null,
      kind: 'picture',
      label: `Picture, ${reading.width} × ${reading.height}`,
      why: 'as it was submitted',
      finding: '',
    },
  ];
  const add = (step: Omit<TrailStep, 'id'>): number => steps.push({ ...step, id: steps.length }) - 1;
  for (const one of ways(addresses)) {
    const finding = one.findings.find(({ type }) => counted.has(type))?.title ?? '';
    const holder = one.origin === 'text' ? 0 : add(holderOf(one));
    const start = { href: one.first.href, why: origins[one.origin], parent: holder, finding };
    steps.push(...linkSteps(start, one.target.hops, one.target.url, steps.length));
  }
  for (const code of reading.codes.slice(0, maxAddresses)) {
    if (addresses.some(({ origin, boxes }) => origin === 'qr' && boxes[0] === code.box)) continue;
    const label = shownCode(code.text, maxLabel);
    add({ parent: 0, kind: 'qr-code', label, why: 'holds no web address', finding: '' });
  }
  return steps;
};

const origins = {
  bar: 'written in it',
  qr: 'read from the QR code',
  text: 'written in the picture',
} as const;

const holderOf = ({ origin }: PictureAddress): Omit<TrailStep, 'id'> =>
  origin === 'bar'
    ? { parent: 0, kind: 'address-bar', label: 'Address bar', why: 'at the edge of the browser', finding: '' }
    : { parent: 0, kind: 'qr-code', label: 'QR code', why: 'seen in the picture', finding: '' };

/** One route per host and origin, the most dangerous first; the bar always comes first. */
const ways = (addresses: readonly PictureAddress[]): PictureAddress[] => {
  const known = new Map<string, { one: PictureAddress; points: number }>();
  for (const one of addresses) {
    const key = `${one.origin} ${one.target.url.host} ${one.target.hops.length}`;
    const points = score(one.findings).riskScore + (one.origin === 'bar' ? 1000 : 0);
    const before = known.get(key);
    if (!before || points > before.points) known.set(key, { one, points });
  }
  return [...known.values()]
    .toSorted((a, b) => b.points - a.points)
    .slice(0, maxAddresses)
    .map(({ one }) => one);
};
