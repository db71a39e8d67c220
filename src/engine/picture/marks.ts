import type { PictureMark, ShownPicture } from '../../contract/explanation.ts';
import { brands } from '../brands/brands.ts';
import type { Finding } from '../verdict/detector.ts';
import type { PictureCase } from './case.ts';
import { clipBox } from './parse/boxes.ts';
import type { AskedThing } from './parse/seen-form.ts';
import type { Box } from './reading.ts';

/** More boxes than this hide the picture. */
const maxMarks = 40;
const maxLogos = 8;

/** Where things are in the picture, those with findings first. */
export const shownPicture = (input: PictureCase, findings: readonly Finding[]): ShownPicture => {
  const { reading, kind } = input;
  const rank = new Map(findings.map(({ type }, i) => [type, i]));
  const rankOf = ({ threat }: PictureMark) => (threat === null ? findings.length : (rank.get(threat) ?? 0));
  const marks = [...markRecognised(input, findings), ...markFindings(input, findings)]
    .filter(({ width, height }) => width > 0 && height > 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  return {
    kind,
    width: reading.width,
    height: reading.height,
    marks: dropDuplicates(marks).slice(0, maxMarks),
  };
};

const mark = (input: PictureCase, label: string, threat: string | null, box: Box): PictureMark => ({
  label,
  threat,
  ...clipBox(box, input.reading),
});

/** The parts of the picture that have a name of their own. */
const markRecognised = (input: PictureCase, findings: readonly Finding[]): PictureMark[] => {
  const { reading, bars, bar, addresses, asked, header, borrowed } = input;
  const first = (...types: string[]) => findings.find(({ type }) => types.includes(type))?.type ?? null;
  const ofAddress = (own: readonly Finding[]) =>
    findings.find(({ type }) => own.some((one) => one.type === type))?.type ?? null;
  const elsewhere = first('picture-brand-elsewhere', 'picture-brand-link');
  return [
    ...(bars.bar
      ? [
          mark(
            input,
            'Address bar',
            (bar && ofAddress(bar.findings)) ?? first('picture-brand-elsewhere', 'picture-insecure-form'),
            bars.bar.box,
          ),
        ]
      : []),
    ...bars.inner.map(({ box }) => mark(input, 'Drawn address bar', first('picture-inner-window'), box)),
    ...reading.logos.slice(0, maxLogos).map((logo) => {
      const name = brands.find(({ genuine }) => genuine === logo.brand)?.name ?? logo.brand;
      const isBorrowed = borrowed?.brand.genuine === logo.brand;
      return mark(input, `${name} logo`, isBorrowed ? elsewhere : null, logo.box);
    }),
    ...asked.map(({ what, line }) =>
      mark(input, fieldNames[what], first(...(fieldThreats[what] ?? [])), line.box),
    ),
    ...reading.codes.slice(0, 12).map(({ box }, i) => {
      const address = addresses.filter(({ origin }) => origin === 'qr').find(({ boxes }) => boxes[0] === box);
      const own = address ? ofAddress(address.findings) : null;
      return mark(input, i === 0 ? 'QR code' : `QR code ${i + 1}`, own ?? first('picture-qr-code'), box);
    }),
    ...(header.from
      ? [
          mark(
            input,
            'Sender',
            findings.find(({ family }) => family === 'sender')?.type ?? null,
            header.from.line.box,
          ),
        ]
      : []),
  ];
};

/** The lines that findings point at. */
const markFindings = (input: PictureCase, findings: readonly Finding[]): PictureMark[] =>
  findings.flatMap(({ type, title, spans }) =>
    spans.flatMap((span) => input.text.boxesOf(span).map((box) => mark(input, title, type, box))),
  );

const fieldNames: Record<AskedThing, string> = {
  password: 'Password field',
  'card-number': 'Card number field',
  'card-code': 'Card code field',
  'card-expiry': 'Card date field',
  'one-time-code': 'One-time code field',
  pin: 'PIN field',
  'seed-phrase': 'Recovery words',
  'national-number': 'Identity number field',
  'birth-date': 'Date of birth field',
  'maiden-name': 'Maiden name field',
  'bank-account': 'Bank account field',
  'user-name': 'User name field',
};

const fieldThreats: Partial<Record<AskedThing, string[]>> = {
  password: ['picture-password-form', 'picture-insecure-form'],
  'card-number': ['picture-card-form', 'picture-identity-form'],
  'card-code': ['picture-card-form'],
  'card-expiry': ['picture-card-form'],
  'one-time-code': ['picture-code-form'],
  pin: ['picture-code-form', 'picture-identity-form'],
  'seed-phrase': ['picture-seed-phrase'],
  'national-number': ['picture-identity-form'],
  'birth-date': ['picture-identity-form'],
  'maiden-name': ['picture-identity-form'],
  'bank-account': ['picture-identity-form'],
};

/** A named part and a line of text in the same place are one mark; the one with a finding is kept. */
const dropDuplicates = (marks: PictureMark[]): PictureMark[] => {
  const kept: PictureMark[] = [];
  for (const one of marks) {
    const isKnown = kept.some(
      (other) =>
        Math.abs(other.left - one.left) < 4 &&
        Math.abs(other.top - one.top) < 4 &&
        Math.abs(other.width - one.width) < 8 &&
        Math.abs(other.height - one.height) < 8,
    );
    if (!isKnown) kept.push(one);
  }
  return kept;
};
