import { Parser } from 'htmlparser2';
import type { HtmlFacts } from './parsed-mail.ts';
import type { ShownText } from './shown-text.ts';

/** A megabyte of markup is far more than any message needs; the rest is padding against scanners. */
const maxHtml = 1_000_000;
/** Markup nested deeper than this is read as if it were flat: browsers give up at 512. */
const maxDepth = 400;
const maxHidden = 20_000;
const maxImages = 300;
/** A responsive newsletter hides a button or a line for small screens. */
const maxHiddenByAccident = 200;

const block = new Set(
  'address article aside blockquote body center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const unread = new Set(['style', 'script', 'title', 'noscript', 'template', 'head']);
const void_ = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

type Frame = {
  name: string;
  isHidden: boolean;
  background: string | null;
  colour: string | null;
  /** Of an anchor: its address, and where its words begin. */
  href: string | null;
  start: number;
  hasImage: boolean;
};

/** Reads an HTML body in one pass: what is visible goes to the shown text, what is not is kept apart. */
export const readHtml = (html: string, shown: ShownText): HtmlFacts => {
  const source = html.slice(0, maxHtml);
  const facts: HtmlFacts = {
    forms: [],
    hiddenText: '',
    hiddenTextIsPreview: false,
    scripts: 0,
    images: [],
    obfuscation: { entityLetters: countEntityLetters(source), splitWords: 0, emptyTags: 0 },
    hasBaseTag: false,
    length: html.length,
  };
  const stack: Frame[] = [];
  let skipping = 0;
  let sawVisibleText = false;
  /** Whether the last thing read was a letter with only inline tags since: `Pay<b>pal</b>` splits a word. */
  let letterBefore = false;
  /** Hidden characters after the first visible word: no inbox preview. */
  let hiddenLater = 0;
  let isOpenedEmpty = false;
  const top = () => stack.at(-1);
  const isHidden = () => top()?.isHidden === true;
  const form = () => facts.forms.at(-1);

  const breakLine = () => {
    letterBefore = false;
    if (shown.lastCharacter() !== '\n') shown.newline();
  };

  const closeAnchor = (frame: Frame) => {
    if (frame.href === null || !isWorthKeeping(frame.href)) return;
    if (frame.isHidden) {
      shown.addLink({ href: frame.href, origin: 'href', words: null, span: null });
      return;
    }
    shown.anchor({ href: frame.href, origin: 'href', start: frame.start });
  };

  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (unread.has(name)) {
          // Link targets in a head (`<base>`, refresh) are still read: those tags come as their own events.
          if (name !== 'head') skipping += 1;
          if (name === 'script') facts.scripts += 1;
        }
        if (block.has(name) || name === 'br') breakLine();
        isOpenedEmpty = !void_.has(name);
        const style = (attributes['style'] ?? '').slice(0, 2000).toLowerCase();
        const parent = top();
        const background =
          colourOf(attributes['bgcolor']) ?? backgroundIn(style) ?? parent?.background ?? null;
        const colour = colourOf(attributes['color']) ?? colourIn(style) ?? parent?.colour ?? null;
        const frame: Frame = {
          name,
          isHidden:
            (parent?.isHidden ?? false) || hides(style, attributes) || isSameColour(colour, background),
          background,
          colour,
          href: name === 'a' ? (attributes['href']?.trim() ?? null) : null,
          start: shown.length,
          hasImage: false,
        };
        if (name === 'meta' && /refresh/i.test(attributes['http-equiv'] ?? '')) {
          const target = /url\s*=\s*['"]?([^'">\s]+)/i.exec(attributes['content'] ?? '')?.[1];
          if (target) shown.addLink({ href: target, origin: 'refresh', words: null, span: null });
        }
        if (name === 'base') facts.hasBaseTag = true;
        if (name === 'area' && attributes['href'] && isWorthKeeping(attributes['href']))
          shown.anchor({ href: attributes['href'].trim(), origin: 'area', start: shown.length });
        if (name === 'form') {
          facts.forms.push({ action: (attributes['action'] ?? '').trim(), hasPassword: false, fields: 0 });
          if (isWorthKeeping(attributes['action'] ?? ''))
            shown.anchor({ href: (attributes['action'] ?? '').trim(), origin: 'form', start: shown.length });
        }
        if (name === 'input' || name === 'select' || name === 'textarea') readField(attributes, form());
        if (name === 'img') noteImage(attributes, stack, facts);
        if (!void_.has(name) && stack.length < maxDepth) stack.push(frame);
      },
      ontext: (text) => {
        if (skipping > 0 || shown.isFull()) return;
        if (text.trim() === '') {
          if (text.includes('\u200b') || text.includes('\u00ad')) return;
          letterBefore = false;
          if (!isHidden() && !/\s/.test(shown.lastCharacter())) shown.words(' ');
          return;
        }
        isOpenedEmpty = false;
        if (isHidden()) {
          if (sawVisibleText) hiddenLater += text.trim().length;
          if (facts.hiddenText.length < maxHidden) facts.hiddenText += `${text.slice(0, 2000)} `;
          return;
        }
        sawVisibleText = true;
        if (letterBefore && /^\p{Ll}/u.test(text)) facts.obfuscation.splitWords += 1;
        letterBefore = /\p{L}$/u.test(text);
        const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ');
        const piece = /\s$/.test(shown.lastCharacter()) ? collapsed.replace(/^ /, '') : collapsed;
        if (stack.some(({ href }) => href !== null)) shown.words(piece);
        else shown.prose(piece);
      },
      onclosetag: (name) => {
        if (unread.has(name) && name !== 'head') skipping = Math.max(0, skipping - 1);
        if (isOpenedEmpty && !void_.has(name) && name !== 'td' && name !== 'tr')
          facts.obfuscation.emptyTags += 1;
        isOpenedEmpty = false;
        if (!void_.has(name)) {
          // A closing tag without its opening one closes nothing, as in a browser.
          const index = stack.findLastIndex((frame) => frame.name === name);
          if (index >= 0) {
            for (const frame of stack.splice(index).toReversed()) closeAnchor(frame);
          }
        }
        if (block.has(name)) breakLine();
      },
    },
    { decodeEntities: true },
  );
  parser.write(source);
  parser.end();
  for (const frame of stack.toReversed()) closeAnchor(frame);
  facts.hiddenTextIsPreview = facts.hiddenText !== '' && hiddenLater < maxHiddenByAccident;
  return facts;
};

const noteImage = (attributes: Record<string, string>, stack: Frame[], facts: HtmlFacts) => {
  if (facts.images.length >= maxImages) return;
  const size = (value: string | undefined) => Number.parseInt(value ?? '', 10);
  const sizes = [size(attributes['width']), size(attributes['height'])];
  facts.images.push({
    src: (attributes['src'] ?? '').trim().slice(0, 500),
    isTiny: sizes.some((pixels) => pixels <= 2),
    isLinked: stack.some(({ href }) => href !== null),
  });
};

const readField = (attributes: Record<string, string>, form: HtmlFacts['forms'][number] | undefined) => {
  if (!form) return;
  const type = (attributes['type'] ?? 'text').toLowerCase();
  if (type === 'hidden' || type === 'submit' || type === 'button' || type === 'image') return;
  form.fields += 1;
  form.hasPassword ||= type === 'password';
};

/** `mailto:`, `tel:` and anchors inside the message lead nowhere on the web. */
const isWorthKeeping = (href: string) =>
  href.trim() !== '' && !/^\s*(?:#|mailto:|tel:|sms:|cid:|x-apple|mid:)/i.test(href);

const hides = (style: string, attributes: Record<string, string>) =>
  'hidden' in attributes ||
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|font-size\s*:\s*(?:0|0?\.\d+|1)(?:px|pt|em|%)?\s*(?:;|!|$)|(?:^|[;\s])opacity\s*:\s*0(?:\.0\d*)?\s*(?:;|!|$)|max-height\s*:\s*0(?:px)?\s*(?:;|!|$)|text-indent\s*:\s*-\d{3,}|(?:left|top)\s*:\s*-\d{3,}px/.test(
    style,
  );

const backgroundIn = (style: string) =>
  colourOf(/background(?:-color)?\s*:\s*(#[0-9a-f]{3,8}|[a-z]+|rgba?\([^)]*\))/.exec(style)?.[1]);
const colourIn = (style: string) =>
  colourOf(/(?:^|[;\s])color\s*:\s*(#[0-9a-f]{3,8}|[a-z]+|rgba?\([^)]*\))/.exec(style)?.[1]);

const names: Record<string, string> = { white: 'ffffff', black: '000000', red: 'ff0000' };

/** Six hex digits, or null for what cannot be compared (transparent, inherit, gradients). */
const colourOf = (text: string | undefined): string | null => {
  if (!text) return null;
  const value = text.trim().toLowerCase();
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(value)?.[1];
  if (hex) return hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const rgb = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(value);
  if (rgb)
    return rgb
      .slice(1)
      .map((n) => Math.min(255, Number(n)).toString(16).padStart(2, '0'))
      .join('');
  return names[value] ?? null;
};

/** White on white and nearly so; unknown colours hide nothing. */
const isSameColour = (a: string | null, b: string | null) => {
  if (a === null || b === null) return false;
  const channels = [0, 2, 4].map((i) =>
    Math.abs(Number.parseInt(a.slice(i, i + 2), 16) - Number.parseInt(b.slice(i, i + 2), 16)),
  );
  return channels.every((difference) => difference <= 8);
};

/** Plain letters written as numbers: `&#80;ayPal`. Editors do this for accents and symbols, never for a to z. */
const countEntityLetters = (html: string) =>
  (
    html.match(
      /&#(?:x(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])|(?:6[5-9]|[78]\d|9[07-9]|1[01]\d|12[0-2]));/gi,
    ) ?? []
  ).length;
