import { wordSet } from '../../../text/word-list.ts';
import type { Appearance } from './appearance.ts';

/** Markup nested deeper than this is read as if it were flat: browsers give up at 512. */
const maxDepth = 400;

export type OpenElement = {
  name: string;
  look: Appearance;
  /** Inside a style sheet, a script or the like, whose content is not shown. */
  isUnread: boolean;
  /** Of an anchor: its address. */
  href: string | null;
};

export const voidElements = wordSet(
  'area base br col embed frame hr img input link meta param source track wbr',
);

export const blockElements = wordSet(
  'address article aside blockquote body center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody td tfoot th thead tr ul',
);

/** Elements whose end may be left out: it is where one of these begins. */
const impliedEnds: Record<string, Set<string>> = {
  li: wordSet('li p'),
  td: wordSet('td th p'),
  th: wordSet('td th p'),
  tr: wordSet('td th tr p'),
  option: wordSet('option'),
  dd: wordSet('dd dt p'),
  dt: wordSet('dd dt p'),
};
const paragraph = wordSet('p');

/**
 * The elements that are open at a point of the source, each with what it inherits. Closing costs what opening put in, so
 * no order of tags makes more work than there are tags.
 */
export const openElements = (onClose: (element: OpenElement) => void) => {
  const stack: OpenElement[] = [];
  const counts = new Map<string, number>();
  let unkept = 0;

  const pop = () => {
    const element = stack.pop();
    if (!element) return;
    counts.set(element.name, (counts.get(element.name) ?? 1) - 1);
    onClose(element);
  };
  const isOpen = (name: string) => (counts.get(name) ?? 0) > 0;
  const close = (name: string) => {
    if (!isOpen(name)) return;
    while (stack.at(-1)?.name !== name) pop();
    pop();
  };

  return {
    top: () => stack.at(-1),
    isOpen,
    close: (name: string) => {
      if (unkept > 0) unkept -= 1;
      else close(name);
    },
    /** Ends what the beginning of an element ends: an anchor inside an anchor, a table cell without its end. */
    makeWayFor: (name: string) => {
      if (unkept > 0) return;
      if (name === 'a') close('a');
      const ends = Object.hasOwn(impliedEnds, name) ? impliedEnds[name] : undefined;
      const implied = ends ?? (blockElements.has(name) ? paragraph : undefined);
      while (implied?.has(stack.at(-1)?.name ?? '')) pop();
    },
    /** False when it lies too deep to be kept. */
    open: (element: OpenElement): boolean => {
      if (stack.length >= maxDepth) {
        unkept += 1;
        return false;
      }
      stack.push(element);
      counts.set(element.name, (counts.get(element.name) ?? 0) + 1);
      return true;
    },
    closeAll: () => {
      while (stack.length > 0) pop();
    },
  };
};
