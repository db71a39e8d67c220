import type { PictureKind } from '../../contract/explanation.ts';
import { belongsTo } from '../brands/organisation.ts';
import { type MailCase, mailCase } from '../mail/case.ts';
import type { MailLink, ParsedMail } from '../mail/parse/parsed-mail.ts';
import { cleanLine } from '../text/clean-text.ts';
import type { Span } from '../text/span.ts';
import type { UrlFacts } from '../url/case.ts';
import { combinedLink } from '../url/judge.ts';
import type { LinkFindings } from '../url/link-findings.ts';
import type { UrlModels } from '../url/model.ts';
import { isProgramItself, type ShownBrand, shownBrands } from './brand.ts';
import { type AddressBar, type AddressBars, chromeEnd, findAddressBars } from './parse/address-bar.ts';
import { type SeenHeader, seenHeader } from './parse/mail-header.ts';
import { mendWords } from './parse/mended-words.ts';
import { pictureKind } from './parse/picture-kind.ts';
import { type PictureText, pictureText } from './parse/picture-text.ts';
import { plainLine } from './parse/plain-line.ts';
import { type Asked, askedIn } from './parse/seen-form.ts';
import type { Box, PictureReading } from './reading.ts';
import { isSecret } from './secrets.ts';

/** A poster has a handful of QR codes; hundreds are an attempt to exhaust the reader. */
const maxCodes = 12;
const maxCodeLength = 4096;

/** What the caller looked up. A missing fact neither raises nor lowers the score. */
export type PictureFacts = {
  /** What the tables know about the page an address leads to. */
  urlFacts?: (url: string) => UrlFacts;
  /** How often a picture that looks almost the same was judged phishing, and since which day. */
  seenBefore?: { times: number; since: string } | null;
};

export type AddressOrigin = 'bar' | 'text' | 'qr';

export type PictureAddress = LinkFindings & {
  origin: AddressOrigin;
  href: string;
  span: Span | null;
  boxes: Box[];
  /** How sure the reader is of its letters, 0 to 1. */
  confidence: number;
};

/** One picture as the detectors see it, with everything that several of them need worked out once. */
export type PictureCase = {
  reading: PictureReading;
  facts: PictureFacts;
  text: PictureText;
  /** The lines in plain spelling, in the order of `text.lines`. */
  plain: readonly string[];
  kind: PictureKind;
  bars: AddressBars;
  /** The page that the address bar names; null where no bar is to be seen or it holds no address. */
  bar: PictureAddress | null;
  /** Everything that leads somewhere: the bar first, then codes, then what is written. */
  addresses: PictureAddress[];
  header: SeenHeader;
  /** The picture's words as a message, for the detectors that read wording. */
  message: MailCase;
  asked: Asked[];
  /** Asks for something that belongs on no unknown page. */
  asksForSecret: boolean;
  brands: ShownBrand[];
  /** The brand it poses as, where that is clear enough; null otherwise. */
  shown: ShownBrand | null;
  /** The same where the visible address is not that brand's. Null where no address is visible. */
  borrowed: ShownBrand | null;
  /** The address bar belongs to a brand the page shows. */
  isOwnPage: boolean;
};

export const pictureCase = (
  reading: PictureReading,
  facts: PictureFacts,
  models: UrlModels = {},
): PictureCase => {
  const text = pictureText(reading);
  const plain = text.lines.map((line) => plainLine(line.text));
  const bars = findAddressBars(reading);
  const top = chromeEnd(bars);
  const asked = askedIn(text, plain, reading);
  const kind = pictureKind({
    reading,
    text,
    plain,
    hasBar: bars.bar !== null,
    hasForm: asked.some(({ hasField }) => hasField),
  });
  const header = kind === 'mail' ? seenHeader(text, reading.height, top) : { from: null, subject: null };
  const addresses = addressesOf(reading, text, bars.bar, facts, models);
  const bar = addresses.find(({ origin }) => origin === 'bar') ?? null;
  const message = messageOf({ reading, text, kind, header, bar, addresses, facts });
  const named = shownBrands(reading, text, message.prose, {
    plain,
    chromeEnd: top,
    tabsEnd: bars.bar?.isOnTop ? bars.bar.box.top : 0,
  });
  const brands =
    kind === 'mail' || kind === 'chat'
      ? named.filter((one) => !isProgramItself(one, messageTop(header, reading, top)))
      : named;
  const sure = brands.filter(({ strength }) => strength >= minStrength);
  const isOwn = ({ brand }: ShownBrand) => bar !== null && belongsTo(bar.target.url, brand);
  const isOwnPage = brands.some((one) => one.strength >= weakStrength && isOwn(one));
  const shown = (isOwnPage ? brands.find(isOwn) : sure[0]) ?? null;
  return {
    reading,
    facts,
    text,
    plain,
    kind,
    bars,
    bar,
    addresses,
    header,
    message,
    asked,
    asksForSecret: asked.some(({ what }) => isSecret(what)),
    brands,
    shown,
    borrowed: bar && !isOwnPage ? shown : null,
    isOwnPage,
  };
};

/** Where what was sent begins: at its sender, or below where programs have their own bar. */
const messageTop = ({ from }: SeenHeader, { height }: PictureReading, chromeEnd: number): number =>
  from?.line.box.top ?? chromeEnd + (height - chromeEnd) * programShare;
const programShare = 0.1;

/** By hand: a heading that greets for a brand, or its logo in the upper half. */
const minStrength = 0.45;
/** The right address in the bar needs less of a claim to be believed. */
const weakStrength = 0.2;

const addressesOf = (
  { codes }: PictureReading,
  text: PictureText,
  bar: AddressBar | null,
  { urlFacts }: PictureFacts,
  models: UrlModels,
): PictureAddress[] => {
  const wanted: Pick<PictureAddress, 'origin' | 'href' | 'span' | 'boxes' | 'confidence'>[] = [
    ...(bar
      ? [{ origin: 'bar' as const, href: bar.href, span: null, boxes: [bar.box], confidence: bar.confidence }]
      : []),
    ...codes.slice(0, maxCodes).flatMap((code) => {
      const href = cleanLine(code.text, maxCodeLength);
      const isAddress =
        /^https?:\/\//i.test(href) || /^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*)?$/i.test(href);
      return isAddress ? [{ origin: 'qr' as const, href, span: null, boxes: [code.box], confidence: 1 }] : [];
    }),
    ...text.addresses
      .filter(({ kind, boxes }) => kind === 'web' && !(bar && boxes.some((box) => isSameBox(box, bar.box))))
      .map(({ href, span, boxes, confidence }) => ({
        origin: 'text' as const,
        href,
        span,
        boxes,
        confidence,
      })),
  ];
  const judged = new Map<string, LinkFindings | null>();
  return wanted.flatMap((one) => {
    if (!judged.has(one.href)) {
      if (judged.size >= maxJudged) return [];
      judged.set(one.href, combinedLink(one.href, urlFacts?.(one.href) ?? {}, models));
    }
    const result = judged.get(one.href);
    return result ? [{ ...one, ...result }] : [];
  });
};

/** A page full of search results names forty addresses; the hundredth adds nothing. */
const maxJudged = 60;

const isSameBox = (a: Box, b: Box) =>
  Math.abs(a.top - b.top) < 3 && a.left >= b.left - 3 && a.left <= b.left + b.width;

type Seen = Pick<PictureCase, 'reading' | 'text' | 'kind' | 'header' | 'bar' | 'addresses' | 'facts'>;

/**
 * The words of a picture as a message without source. Its sender is the one a mail shows, or in a browser the owner of
 * the address in the bar; otherwise unknown.
 */
const messageOf = ({ text, kind, header, bar, addresses, facts }: Seen): MailCase => {
  const owner = bar && kind === 'browser' ? { name: '', address: '', domain: bar.target.url.host } : null;
  const links = addresses.flatMap(({ origin, href, span }): MailLink[] =>
    origin === 'bar' ? [] : [{ href, origin, words: null, span, part: 0 }],
  );
  const mail: ParsedMail = {
    form: header.from ? 'headers-and-body' : 'body',
    headers: [],
    from: header.from
      ? { name: header.from.name, address: header.from.address, domain: header.from.domain }
      : owner,
    isFromBroken: false,
    sender: null,
    replyTo: [],
    returnPath: null,
    to: [],
    subject: header.subject ? text.text.slice(header.subject.start, header.subject.end) : '',
    date: null,
    shown: {
      text: text.text,
      bodyStart: 0,
      fields: header.from ? { from: header.from.span } : {},
      blockEnds: [],
    },
    plainAlternative: '',
    html: null,
    links,
    parts: [{ parent: null, kind: 'message', label: 'picture' }],
    attachments: [],
    attached: [],
    receiverVerdicts: [],
    hops: [],
    unread: [],
  };
  const message = mailCase(mail, facts.urlFacts ? { urlFacts: facts.urlFacts } : {});
  return { ...message, prose: mendWords(message.prose) };
};
