import { cleanText } from '../../../text/clean-text.ts';
import { wordSet } from '../../../text/word-list.ts';
import type { HtmlFacts, LinkOrigin } from '../parsed-mail.ts';
import type { ShownText } from '../shown-text.ts';
import { appearanceOf, isHidden, plainAppearance } from './appearance.ts';
import { hidingRules } from './hiding-rules.ts';
import { countEntityLetters, noteField, noteForm, noteImage } from './html-fields.ts';
import { hrefOf, isWorthKeeping, outlookOnlyLinks, refreshTarget, resolveHref } from './html-links.ts';
import { type Attributes, visitHtml } from './html-tokens.ts';
import { blockElements, type OpenElement, openElements, voidElements } from './open-elements.ts';

/** As large as a message may be; what is unpacked from an archive can be larger and is padding from here on. */
export const maxHtml = 2_500_000;
const maxHidden = 20_000;
/** A responsive newsletter hides a button or a line for small screens. */
const maxHiddenByAccident = 200;

/** Not shown by any mail program. */
const unreadElements = wordSet('style script title template iframe object noembed noframes');

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
  const rules = hidingRules();
  let base = '';
  /** Visible text outside of links, kept until a line or a link begins: an address may be written over several tags. */
  let run: string[] = [];
  let lastOfRun = '';
  let isInLink = false;
  let sawVisibleText = false;
  /** Whether the last thing read was a letter with only inline tags since: `Pay<b>pal</b>` splits a word. */
  let letterBefore = false;
  /** Hidden characters after the first visible word: no inbox preview. */
  let hiddenLater = 0;
  let isOpenedEmpty = false;

  const elements = openElements((element) => closeAnchor(element));
  const isNowHidden = () => isHidden(elements.top()?.look ?? plainAppearance);
  const lastCharacter = () => lastOfRun || shown.lastCharacter();

  const write = (piece: string) => {
    if (isInLink) shown.words(piece);
    else {
      run.push(piece);
      lastOfRun = piece.at(-1) ?? lastOfRun;
    }
  };
  const flush = () => {
    if (run.length > 0) shown.prose(run.join(''));
    run = [];
    lastOfRun = '';
  };
  /** A single `br` may stand within a sentence; a block, or a second one, ends it. */
  const breakLine = (name: string) => {
    letterBefore = false;
    flush();
    if (name !== 'br' || shown.lastCharacter() === '\n') shown.endBlock();
    if (shown.lastCharacter() !== '\n') shown.newline();
  };
  /** A link without words of its own. */
  const note = (address: string | undefined, origin: LinkOrigin) => {
    if (address === undefined) return;
    const href = resolveHref(hrefOf(address), base);
    if (!isWorthKeeping(href)) return;
    flush();
    if (isNowHidden() || isInLink) shown.addLink({ href, origin, words: null, span: null });
    else shown.closeAnchor(href, origin);
  };
  const closeAnchor = ({ href, look }: OpenElement) => {
    if (href === null) return;
    isInLink = false;
    if (isWorthKeeping(href) && !isHidden(look)) {
      shown.closeAnchor(href, 'href');
      return;
    }
    shown.leaveAnchor();
    if (isWorthKeeping(href)) shown.addLink({ href, origin: 'href', words: null, span: null });
  };

  const openElement = (name: string, attributes: Attributes) => {
    const parent = elements.top();
    const style = rules.styleOf(name, attributes['class'] ?? '', attributes['id'] ?? '');
    const address = name === 'a' ? (attributes['href'] ?? attributes['xlink:href']) : undefined;
    const isKept = elements.open({
      name,
      look: appearanceOf(parent?.look ?? plainAppearance, attributes, style),
      isUnread: (parent?.isUnread ?? false) || unreadElements.has(name),
      href: address === undefined ? null : resolveHref(hrefOf(address), base),
    });
    if (address !== undefined && !isKept) note(address, 'href');
    else if (address !== undefined) {
      flush();
      shown.openAnchor();
      isInLink = true;
    }
  };
  const readVoid = (name: string, attributes: Attributes) => {
    if (name === 'meta') {
      const href = resolveHref(refreshTarget(attributes) ?? '', base);
      if (isWorthKeeping(href)) shown.addLink({ href, origin: 'refresh', words: null, span: null });
    } else if (name === 'base') {
      facts.hasBaseTag = true;
      if (base === '') base = hrefOf(attributes['href']).slice(0, 1000);
    } else if (name === 'area') note(attributes['href'], 'area');
    else if (name === 'img') noteImage(attributes, isInLink, facts);
    else if (name === 'frame' || name === 'embed') note(attributes['src'], 'href');
  };

  visitHtml(source, {
    open: (name, attributes) => {
      elements.makeWayFor(name);
      if (blockElements.has(name) || name === 'br') breakLine(name);
      isOpenedEmpty = !voidElements.has(name);
      if (name === 'input' || name === 'select' || name === 'textarea') noteField(attributes, facts);
      if (voidElements.has(name)) readVoid(name, attributes);
      else openElement(name, attributes);
      if (name === 'script') facts.scripts += 1;
      if (name === 'form') {
        noteForm(attributes, facts);
        note(attributes['action'], 'form');
      }
      if (name === 'iframe') note(attributes['src'], 'href');
      note(attributes['formaction'], 'form');
    },
    text: (text) => {
      const top = elements.top();
      if (top?.isUnread) {
        if (top.name === 'style') rules.read(text);
        return;
      }
      if (text.trim() === '') {
        if (text.includes('\u200b') || text.includes('\u00ad')) return;
        letterBefore = false;
        if (!isNowHidden() && !/\s/.test(lastCharacter())) write(' ');
        return;
      }
      isOpenedEmpty = false;
      if (isNowHidden()) {
        if (sawVisibleText) hiddenLater += text.trim().length;
        if (facts.hiddenText.length < maxHidden) facts.hiddenText += `${cleanText(text, 2000)} `;
        return;
      }
      sawVisibleText = true;
      if (letterBefore && /^\p{Ll}/u.test(text)) facts.obfuscation.splitWords += 1;
      letterBefore = /\p{L}$/u.test(text);
      if (elements.isOpen('pre')) {
        write(text.replace(/\r\n?/g, '\n'));
        return;
      }
      const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ');
      write(/\s/.test(lastCharacter()) ? collapsed.replace(/^ /, '') : collapsed);
    },
    comment: (text) => {
      for (const href of outlookOnlyLinks(text)) {
        if (isWorthKeeping(href)) shown.addLink({ href, origin: 'href', words: null, span: null });
      }
    },
    close: (name) => {
      if (isOpenedEmpty && !voidElements.has(name) && name !== 'td' && name !== 'tr')
        facts.obfuscation.emptyTags += 1;
      isOpenedEmpty = false;
      if (!voidElements.has(name)) elements.close(name);
      if (blockElements.has(name) || name === 'br') breakLine(name);
    },
  });
  flush();
  elements.closeAll();
  facts.hiddenTextIsPreview = facts.hiddenText !== '' && hiddenLater < maxHiddenByAccident;
  return facts;
};
