import { defang } from '../defang.ts';
import type { LinkOrigin, MailLink, Span } from './parsed-mail.ts';
import { webAddresses } from './web-addresses.ts';

/** What a person reads in a minute is a tenth of this; the rest of a longer message is padding, and is said to be unread. */
const maxShown = 60_000;
/** Newsletters have up to two hundred links; thousands are an attempt to keep the reader busy. */
export const maxLinks = 400;
/** Enough to recognise an address by; tracking tails are hundreds of characters long. */
const maxAddressShown = 90;

/**
 * Writes down what a reader would see, piece by piece, and remembers where each link stands in it. Addresses are written
 * defanged: nothing in the shown text can be opened.
 */
export const shownText = (part: number) => {
  let text = '';
  let isFull = false;
  const links: MailLink[] = [];
  let missedLinks = 0;

  const write = (piece: string) => {
    if (text.length + piece.length <= maxShown) text += piece;
    else {
      text += piece.slice(0, Math.max(0, maxShown - text.length));
      isFull = true;
    }
  };
  const addLink = (link: Omit<MailLink, 'part'>) => {
    if (links.length < maxLinks) links.push({ ...link, part });
    else missedLinks += 1;
  };
  const writeAddress = (href: string): Span => {
    const start = text.length;
    write(shortAddress(href));
    return { start, end: text.length };
  };

  return {
    get length() {
      return text.length;
    },
    isFull: () => isFull,
    missedLinks: () => missedLinks,
    lastCharacter: () => text.at(-1) ?? '\n',

    /** Prose in which written-out addresses become links of their own. */
    prose: (piece: string, origin: LinkOrigin = 'text') => {
      let written = 0;
      for (const { start, end, href } of webAddresses(piece)) {
        write(piece.slice(written, start));
        addLink({
          href,
          origin,
          words: piece.slice(start, end),
          span: writeAddress(piece.slice(start, end)),
        });
        written = end;
      }
      write(piece.slice(written));
    },

    /** Words as they stand, without looking for addresses in them. */
    words: (piece: string) => write(defangedWords(piece)),

    /** The end of an anchor whose words were written since `start`: its address follows in brackets unless they are it. */
    anchor: ({ href, origin, start }: { href: string; origin: LinkOrigin; start: number }) => {
      const words = text.slice(start).trim();
      if (words !== '' && sameAddress(words, href)) {
        addLink({ href, origin, words, span: { start, end: text.length } });
        return;
      }
      if (words !== '' && !/\s$/.test(text)) write(' ');
      write('[');
      const span = writeAddress(href);
      write(']');
      addLink({ href, origin, words: words === '' ? null : words.slice(0, 300), span });
    },

    addLink,
    newline: () => write('\n'),
    finish: () => ({ text: text.trimEnd(), links }),
  };
};
export type ShownText = ReturnType<typeof shownText>;

const shortAddress = (href: string) => {
  const shown = defang(href.trim());
  return shown.length > maxAddressShown ? `${shown.slice(0, maxAddressShown)}…` : shown;
};

/** A host written in the words of a link stays readable and cannot be opened. */
const defangedWords = (piece: string) =>
  /https?:\/\/|www\./i.test(piece) ? piece.replace(/\bhttp(s?):\/\//gi, 'hxxp$1://') : piece;

const bare = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(?:hxxps?|https?):\/\//, '')
    .replace(/\[\.\]/g, '.')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

const sameAddress = (words: string, href: string) => bare(words) === bare(href);
