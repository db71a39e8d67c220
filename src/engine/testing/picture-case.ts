import type { PictureFacts } from '../picture/case.ts';
import { type PictureCase, pictureCase } from '../picture/case.ts';
import type { Box, PictureReading, ReadLine, SeenShape } from '../picture/reading.ts';
import { popular } from './url-case.ts';

/** What a test states about a picture. */
export type PictureDraft = Partial<PictureReading> & { facts?: PictureFacts };

const size = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** A reading with nothing in it; a test states only what it is about. */
export const readingOf = ({ facts: _, ...draft }: PictureDraft): PictureReading => ({
  ...size,
  lines: [],
  codes: [],
  logos: [],
  shapes: [],
  layouts: [],
  hash: { look: '0'.repeat(16), layout: '' },
  photographic: 0,
  unread: [],
  ...draft,
});

export const pictureCaseOf = (draft: PictureDraft): PictureCase =>
  pictureCase(readingOf(draft), draft.facts ?? {});

/** One line of text at a place; its width follows from its letters. */
export const line = (left: number, top: number, text: string, height = 18): ReadLine => ({
  text,
  box: { left, top, width: Math.round(text.length * height * 0.5), height },
  confidence: 0.97,
});

/** Several lines below each other, as close as in a paragraph. */
export const lines = (left: number, top: number, text: string, height = 18): ReadLine[] =>
  text.split('\n').map((one, i) => line(left, top + i * Math.round(height * 1.4), one, height));

/** Blocks of text with room between them, as labels and headings have. */
export const apart = (left: number, top: number, texts: readonly string[], height = 18): ReadLine[] =>
  texts.flatMap((text, i) => lines(left, top + i * Math.round(height * 3.2), text, height));

const frame = (kind: SeenShape['kind'], { left, top, width, height }: Box): SeenShape => ({
  kind,
  box: { left: left - 12, top: top - 9, width: Math.max(280, width + 24), height: height + 18 },
});

/** A field that shows its label inside, as most pages draw them now. */
export const fieldAround = ({ box }: ReadLine): SeenShape => frame('field', box);
export const buttonAround = ({ box }: ReadLine): SeenShape => frame('button', box);

type Content = Omit<PictureDraft, 'width' | 'height'> & { tab?: string; address?: string };

/** A browser window on a desktop: tab, arrows, address, and the page below. */
export const browser = (
  address: string,
  { tab = 'New tab', lines: page = [], shapes = [], ...rest }: Content,
) => ({
  ...rest,
  ...size,
  lines: [
    line(60, 10, tab, 14),
    line(14, 48, '←', 14),
    line(44, 48, '→', 14),
    line(74, 48, 'C', 14),
    line(140, 48, address, 14),
    ...page,
  ],
  shapes: [{ kind: 'field' as const, box: { left: 104, top: 40, width: 1000, height: 32 } }, ...shapes],
});

/** A browser on a phone, which shows the host alone. */
export const phoneBrowser = (host: string, { lines: page = [], ...rest }: Content) => {
  const width = Math.round(host.length * 8);
  const bar = { ...line(0, 62, host, 16), box: { left: 195 - width / 2, top: 62, width, height: 16 } };
  return { ...rest, ...phone, lines: [line(24, 16, '9:41', 14), bar, ...page] };
};

/** Messages below each other on a phone, the other person's on the left. */
export const chat = (who: string, bubbles: readonly string[], rest: Content = {}) => {
  let top = 130;
  const written = bubbles.flatMap((bubble) => {
    const said = lines(24, top, bubble, 16);
    top += said.length * 22 + 30;
    return said;
  });
  return {
    ...rest,
    ...phone,
    lines: [
      line(24, 16, '9:41', 14),
      line(140, 62, who, 16),
      line(120, 98, 'Text Message', 12),
      line(130, 112, 'Today 14:32', 12),
      ...written,
    ],
  };
};

/** A mail as a program shows it. */
export const mailScreen = (
  { from, subject, to = 'to me' }: { from: string; subject: string; to?: string },
  body: readonly string[],
  rest: Content = {},
) => ({
  ...rest,
  ...size,
  lines: [
    line(20, 80, 'Inbox', 16),
    line(20, 120, 'Sent', 16),
    line(20, 160, 'Drafts', 16),
    line(260, 60, subject, 24),
    line(260, 110, from, 16),
    line(260, 140, to, 14),
    ...apart(260, 200, body, 16),
  ],
});

/** Facts under which these sites are widely visited, and nothing is known of others. */
export const wellKnown = (...hosts: string[]): PictureFacts => ({
  urlFacts: (url) =>
    hosts.some((host) => {
      const name = URL.parse(url)?.hostname ?? '';
      return name === host || name.endsWith(`.${host}`);
    })
      ? popular
      : {},
});

/** A company's logo that the reader is sure of. */
export const logo = (brand: string, left = 560, top = 130, height = 40) => ({
  brand,
  box: { left, top, width: height * 3, height },
  confidence: 0.94,
});

/** A sign-in form in the middle of a page: its labels inside the fields, and the button. */
export const form = (heading: string, labels: readonly string[], button: string, top = 300) => {
  const [title, ...rest] = [
    line(500, top, heading, 26),
    ...labels.map((label, i) => line(500, top + 60 + i * 56, label)),
  ];
  const press = line(560, top + 76 + labels.length * 56, button);
  return {
    lines: [...(title ? [title] : []), ...rest, press],
    shapes: [...rest.map(fieldAround), buttonAround(press)],
  };
};

/** What a picture shows, and what was seen in it. */
export type NamedPicture = [what: string, draft: PictureDraft];
