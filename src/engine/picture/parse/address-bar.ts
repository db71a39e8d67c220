import { parse as splitDomain } from 'tldts';
import type { Box, PictureReading, ReadLine } from '../reading.ts';
import { bottom, centreX, centreY, isInside, sharedHeight } from './boxes.ts';
import { mendAddresses } from './mended-text.ts';

/** The line in which a browser shows the address of the page. */
export type AddressBar = {
  /** As a browser would write it, `https` assumed. */
  href: string;
  host: string;
  /** As it was read. */
  shown: string;
  box: Box;
  /** At the very edge of the picture, where browsers keep it: only there can it vouch for the page below. */
  isAtEdge: boolean;
  /** Above the page; phones may have it below. */
  isOnTop: boolean;
  /** How sure the reader is of it, 0 to 1. */
  confidence: number;
  /** The browser itself says that the connection is not protected. */
  saysNotSecure: boolean;
};

export type AddressBars = {
  bar: AddressBar | null;
  /** Bars further down: drawn by the page itself, or those of another window. */
  inner: AddressBar[];
};

/** Browsers keep it within the upper part; a window that does not fill the screen begins lower. */
const topShare = 0.16;
const lowestTop = 0.45;
const bottomShare = 0.84;
/** More candidates than this are a list of addresses. */
const maxCandidates = 12;

export const findAddressBars = (reading: PictureReading): AddressBars => {
  const candidates = reading.lines
    .slice(0, 1000)
    .flatMap((line) => candidateOf(line, reading) ?? [])
    .slice(0, maxCandidates);
  const [bar] = candidates
    .filter(({ place }) => place === 'top' || place === 'bottom')
    .sort((a, b) => b.signs - a.signs || a.bar.box.top - b.bar.box.top);
  const inner = candidates.filter(
    (one) =>
      one !== bar &&
      (one.place === 'window' || (bar && one.signs >= 2.5 && one.bar.box.top > bottom(bar.bar.box) + 20)),
  );
  return { bar: bar?.bar ?? null, inner: inner.map((one) => one.bar) };
};

type Candidate = { bar: AddressBar; signs: number; place: 'top' | 'bottom' | 'window' | 'inside' };

const candidateOf = (line: ReadLine, reading: PictureReading): Candidate | null => {
  const written = addressAlone(line.text);
  if (written === null) return null;
  const { width, height } = reading;
  const { box } = line;
  const isPhone = height > width * 1.2;
  const isTop = bottom(box) <= Math.max(height * topShare, isPhone ? 0 : Math.min(180, height * 0.3));
  const isBottom = isPhone && box.top >= height * bottomShare;
  const isLow = !isTop && !isBottom && box.top <= height * lowestTop;
  const beside = reading.lines.filter((one) => one !== line && sharedHeight(one.box, box) > 0.5);
  const above = isTop ? reading.lines.filter((one) => bottom(one.box) <= box.top + 2) : [];
  const saysNotSecure = written.saysNotSecure || beside.some(({ text }) => notSecure.test(text));
  const words = beside.filter(({ text }) => hasWord.test(text) && !notSecure.test(text));
  const isMiddle = Math.abs(centreX(box) - width / 2) < width * 0.2;
  const typical = medianHeight(reading.lines);
  const isDrawn = isInWindow(box, reading);
  const signs = [
    [isTop || isBottom, 1],
    [written.hasScheme, 1],
    [written.hasPath && !isPhone, 0.5],
    [isInField(box, reading), 1.5],
    [isDrawn, 2],
    [saysNotSecure || written.hasLock, 1],
    [beside.some(({ text }) => navigation.test(text.trim())), 1],
    // A phone: the clock above, the host in the middle, or all the way down.
    [isPhone && (isTop || isBottom) && isMiddle, 1],
    [above.some(({ text }) => clock.test(text.trim())), 1],
    // A desktop: the titles of tabs above, or nothing but the address at the very top.
    [!isPhone && above.some(isTitle) && words.length === 0, 1],
    [!isPhone && isMiddle && words.length === 0 && box.top < Math.max(40, height * 0.07), 1],
    [box.height > typical * 1.9, -2],
    // A browser has a row or two above its bar; a chat, an editor or a letter has more.
    [rowsOf(above.filter(({ text }) => hasWord.test(text))) > (isPhone ? 1 : 2), -1.5],
    // Browsers write hosts in small letters, and these capitals look like no small one: `Booking.com` is a heading.
    [/^(?:https?:\/\/)?[^/?#]*[ABDEFGHJKLMNQRTY]/.test(written.address), -2],
    [words.length >= 2, -1],
  ].reduce((sum, [isSeen, weight]) => sum + (isSeen ? Number(weight) : 0), 0);
  if (signs < 2) return null;
  const href = written.address;
  return {
    bar: {
      href: written.hasScheme ? href : `https://${href}`,
      host: written.host,
      shown: line.text,
      box,
      confidence: line.confidence,
      isAtEdge: isTop || isBottom,
      isOnTop: isTop,
      saysNotSecure,
    },
    signs,
    place: isDrawn
      ? 'window'
      : isTop || (isLow && isInField(box, reading))
        ? 'top'
        : isBottom
          ? 'bottom'
          : 'inside',
  };
};

const navigation = /^(?:[←→↑<>‹›«»⟳↻⌂↺☆★⋮…:=+x×©]|[<>←→ CG]{1,5}|AA|aA|[<>‹›] ?[<>‹›])$/u;

const hasWord = /\p{L}{3,}/u;
const clock = /^\d{1,2}[:.]\d\d(?: ?[AaPp]\.?[Mm]\.?)?$/;

/** What is above the bar on a desktop: the titles of tabs, short and small. */
const isTitle = ({ text, box }: ReadLine) => text.length >= 3 && text.length <= 60 && box.height < 60;

const rowsOf = (lines: readonly ReadLine[]): number => {
  let rows = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { box } of lines.toSorted((a, b) => a.box.top - b.box.top)) {
    if (centreY(box) > end) rows += 1;
    end = Math.max(end, bottom(box));
  }
  return rows;
};

const isInField = (box: Box, { shapes, width }: PictureReading) =>
  shapes.some(
    ({ kind, box: frame }) =>
      kind !== 'button' &&
      isInside(box, frame) &&
      frame.height <= box.height * 4.5 &&
      frame.width >= Math.max(box.width, width * 0.2),
  );

/** Below the title of a window, where a browser has its bar. */
const isInWindow = (box: Box, { shapes }: PictureReading) =>
  shapes.some(
    ({ kind, box: frame }) =>
      kind === 'window' && isInside(box, frame, 8) && box.top - frame.top < frame.height * 0.3,
  );

const medianHeight = (lines: readonly ReadLine[]): number => {
  const heights = lines.map(({ box }) => box.height).toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
};

type Written = {
  address: string;
  host: string;
  hasScheme: boolean;
  hasPath: boolean;
  saysNotSecure: boolean;
  hasLock: boolean;
};

const notSecure =
  /\b(?:not secure|dangerous|nicht sicher|gef[aä]hrlich|non s[eé]curis[eé]e?|no (?:es )?seguro|n[aã]o seguro|non sicuro|niet beveiligd|onveilig|niezabezpieczon[ay])\b/iu;
/** What a padlock, a settings sign or a magnifier is read as in front of an address. */
const before = /^(?:[^\p{L}\p{N}]{1,4}|.{1,2})$/u;
const after = /^(?:[^\p{L}\p{N}]{1,4}|[xX*wCGQOoA]{1,2}|AA|aA|Private|Privat)$/u;
const lock = /[🔒🔓🛈ⓘ⚠]/u;
const host =
  /^(?:(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.){1,8}[a-z][a-z0-9-]{1,17}|\d{1,3}(?:\.\d{1,3}){3}|localhost)(?::\d{1,5})?$/i;

/** The address a line consists of, with nothing around it but what a browser draws there. */
const addressAlone = (line: string): Written | null => {
  // Quotation marks and commas are a program's or a sentence's.
  if (line.length > 600 || !/[.:]/.test(line) || /^\s*["'`([{<]|["'`,;)\]}]\s*$/.test(line)) return null;
  const saysNotSecure = notSecure.test(line);
  const { text } = mendAddresses(line.replace(notSecure, ' '));
  const words = text.split(/[\s|]+/u).filter((word) => word !== '');
  // Browsers write hosts in small letters only: a capital inside is a misread one.
  const at = words.findIndex((word) => readAddress(word) !== null);
  const found = at < 0 ? null : readAddress(words[at] ?? '');
  if (!found || at > 3 || words.length - at > 4) return null;
  if (!words.slice(0, at).every((word) => before.test(word))) return null;
  // A path that was cut or read with spaces still belongs to the address.
  if (!words.slice(at + 1).every((word) => after.test(word) || (found.hasPath && word.length > 3)))
    return null;
  return { ...found, saysNotSecure, hasLock: lock.test(line) };
};

const readAddress = (word: string): Omit<Written, 'saysNotSecure' | 'hasLock'> | null => {
  const [, scheme, rest = ''] = /^(?:[^\p{L}\p{N}[]{0,3})(https?:\/\/)?(.*)$/iu.exec(word) ?? [];
  const cut = rest.search(/[/?#]/);
  const name = asBarWrites(cut < 0 ? rest.replace(/[.…,;]+$/, '') : rest.slice(0, cut));
  if (!host.test(name) || name.length < 4) return null;
  const bare = name.replace(/:\d+$/, '');
  const names = splitDomain(bare, { allowPrivateDomains: true });
  if (!names.isIp && bare !== 'localhost' && !names.isIcann && !names.isPrivate) return null;
  const path = cut < 0 ? '' : rest.slice(cut).replace(/…$/, '');
  return {
    address: `${scheme?.toLowerCase() ?? ''}${name}${path}`,
    host: bare.toLowerCase(),
    hasScheme: scheme !== undefined,
    hasPath: path.length > 1,
  };
};

/**
 * A browser shows a host in small letters, whatever was typed. A capital I or O among them is a misread l or o; nothing
 * else is touched, because `paypa1` with a one is an imitation, not a misreading.
 */
const asBarWrites = (name: string): string =>
  /[a-z]/.test(name) && /[IO]/.test(name.slice(1)) ? name.replace(/I/g, 'l').replace(/O/g, 'o') : name;

/** Everything that belongs to the browser and not to the page: the row of the bar and everything above it. */
export const chromeEnd = ({ bar }: AddressBars): number =>
  bar?.isOnTop ? bottom(bar.box) + bar.box.height * 0.6 : 0;
