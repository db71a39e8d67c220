import { cutText } from '../../../contract/plain-text.ts';
import { cleanText } from '../../text/clean-text.ts';
import { defang, defangSchemes } from '../../text/defang.ts';
import type { Span } from '../../text/span.ts';
import type { LinkOrigin, MailLink } from './parsed-mail.ts';
import { webAddresses } from './web-addresses.ts';

/** What a person reads in a minute is a tenth of this; the rest of a longer message is padding, and is reported as unread. */
const maxShown = 60_000;
/** Newsletters have up to two hundred links; thousands are an attempt to exhaust the reader. */
export const maxLinks = 400;
/** Enough to recognise an address by; tracking tails are hundreds of characters long. */
const maxAddressShown = 90;
/** Browsers refuse longer addresses; a `data:` page may be megabytes. */
const maxHref = 8192;
const maxWords = 300;
/** Links are still looked for behind the end of what is shown: padding is put in front of them for that reason. */
const maxSearched = 1_000_000;

/**
 * Writes down what a reader would see, piece by piece, and remembers where each link is in it. Addresses are written
 * defanged: nothing in the shown text can be opened.
 */
export const shownText = (part: number) => {
  let text = '';
  let last = '\n';
  let isFull = false;
  let searched = 0;
  const links: MailLink[] = [];
  const blockEnds: number[] = [];
  let missedLinks = 0;
  /** Of the open anchor: where its words begin, and the words as they were written. */
  let anchor: { start: number; words: string } | null = null;

  const write = (piece: string) => {
    if (isFull) return;
    const room = maxShown - text.length;
    isFull = piece.length > room;
    const kept = cleanText(isFull && room > 1 ? cutText(piece, room - 1) : piece, room);
    text += kept;
    last = kept.at(-1) ?? last;
  };
  const addLink = (link: Omit<MailLink, 'part'>) => {
    if (links.length < maxLinks) links.push({ ...link, href: cleanText(link.href, maxHref), part });
    else missedLinks += 1;
  };
  /** Null where the end of the shown text cut it off. */
  const writeAddress = (href: string): Span | null => {
    const start = text.length;
    write(shortAddress(href));
    return isFull || text.length === start ? null : { start, end: text.length };
  };

  return {
    get length() {
      return text.length;
    },
    isFull: () => isFull,
    missedLinks: () => missedLinks,
    lastCharacter: () => last,

    /** Prose in which written-out addresses become links of their own. */
    prose: (raw: string, origin: LinkOrigin = 'text') => {
      // Behind the end only addresses count, and a line without any of these has none.
      if (isFull && !/[.:[]/.test(raw)) return;
      const piece = cleanText(raw, raw.length);
      const read = piece.slice(0, Math.max(0, maxSearched - searched));
      searched += read.length;
      let written = 0;
      for (const { start, end, href } of webAddresses(read)) {
        write(defangSchemes(read.slice(written, start)));
        const words = read.slice(start, end);
        addLink({ href, origin, words: cleanText(words, maxWords), span: writeAddress(words) });
        written = end;
      }
      write(defangSchemes(piece.slice(written)));
    },

    /** Words as they stand, without looking for addresses in them. */
    words: (raw: string) => {
      // Control characters first: taking them out later could make an address out of `htt\0p://`.
      const piece = cleanText(raw, raw.length);
      if (anchor && anchor.words.length < maxWords) anchor.words += piece;
      write(defangSchemes(piece));
    },

    openAnchor: () => {
      anchor = { start: text.length, words: '' };
    },

    /** The end of an anchor whose target is not kept. */
    leaveAnchor: () => {
      anchor = null;
    },

    /** The end of an anchor: its address follows in brackets unless its words are the address. */
    closeAnchor: (href: string, origin: LinkOrigin) => {
      const { start, words: written } = anchor ?? { start: text.length, words: '' };
      anchor = null;
      if (links.length >= maxLinks) {
        missedLinks += 1;
        return;
      }
      const words = cleanText(written, maxWords).trim();
      if (words !== '' && sameAddress(words, href)) {
        addLink({ href, origin, words, span: isFull ? null : trimSpan(text, start) });
        return;
      }
      if (words !== '' && !/\s/.test(last)) write(' ');
      write('[');
      const span = writeAddress(href);
      write(']');
      addLink({ href, origin, words: words === '' ? null : words, span });
    },

    addLink,
    newline: () => {
      if (anchor) anchor.words += ' ';
      write('\n');
    },
    endBlock: () => {
      if (blockEnds.at(-1) !== text.length) blockEnds.push(text.length);
    },

    // No mark ends in a space, so none is cut.
    finish: () => ({ text: text.trimEnd(), links, blockEnds }),
  };
};
export type ShownText = ReturnType<typeof shownText>;

const trimSpan = (text: string, from: number): Span | null => {
  const words = text.slice(from);
  const start = from + words.length - words.trimStart().length;
  const end = from + words.trimEnd().length;
  return end > start ? { start, end } : null;
};

const shortAddress = (href: string) => {
  const shown = defang(cleanText(href, 1000).replace(/\s+/g, '')).trim();
  return shown.length > maxAddressShown ? `${shown.slice(0, maxAddressShown)}…` : shown;
};

const bare = (text: string) =>
  text
    .slice(0, maxHref)
    .trim()
    .toLowerCase()
    .replace(/^(?:hxxps?|https?):\/\//, '')
    .replace(/\[\.\]/g, '.')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

const sameAddress = (words: string, href: string) => bare(words) === bare(href);
