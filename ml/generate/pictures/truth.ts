import type { Box } from '../../../src/engine/training.ts';
import type { FieldKind, TrueLine } from './picture-item.ts';

/** What is where on a drawn page, in CSS pixels. */
export type Truth = {
  lines: TrueLine[];
  codes: { text: string; box: Box }[];
  logos: { brand: string; box: Box }[];
  fields: { kind: FieldKind; box: Box }[];
};

/**
 * Runs inside the page, so it may use nothing from outside. Words come from the rectangles the browser set them in; what
 * something else covers, or what runs out of its frame, is left out or marked as cut.
 */
export const readTruth = (): Truth => {
  type Rect = { left: number; top: number; right: number; bottom: number };
  type Word = Rect & { text: string; size: number; block: Element; isCut: boolean; role: 'bar' | null };
  const view: Rect = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };

  const clipOf = (element: Element): Rect => {
    let clip = view;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      clip = {
        left: Math.max(clip.left, box.left),
        top: Math.max(clip.top, box.top),
        right: Math.min(clip.right, box.right),
        bottom: Math.min(clip.bottom, box.bottom),
      };
    }
    return clip;
  };

  const isInline = (element: Element) =>
    getComputedStyle(element).display.startsWith('inline') &&
    !getComputedStyle(element).display.includes('flex') &&
    !getComputedStyle(element).display.includes('block');
  const blockOf = (element: Element): Element => {
    let at = element;
    while (isInline(at) && at.parentElement) at = at.parentElement;
    return at;
  };

  const isOnTop = (element: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (top === element || element.contains(top) || top.contains(element));
  };

  const words: Word[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest('[data-unread]')) continue;
    const style = getComputedStyle(element);
    if (style.visibility !== 'visible' || Number(style.opacity) < 0.2) continue;
    const clip = clipOf(element);
    const block = blockOf(element);
    const role = element.closest('[data-role="bar"]') ? 'bar' : null;
    for (const match of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      const measure = (from: number, to: number) => {
        range.setStart(node, from);
        range.setEnd(node, to);
        return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      };
      // A long word may be broken over two lines: then each piece is a word of its own.
      const rects = measure(match.index, match.index + match[0].length);
      const pieces: { text: string; rect: Rect }[] = [];
      if (rects.length === 1 && rects[0]) pieces.push({ text: match[0], rect: rects[0] });
      else {
        for (let at = 0; at < match[0].length; at += 1) {
          const [rect] = measure(match.index + at, match.index + at + 1);
          if (!rect) continue;
          const last = pieces.at(-1);
          if (last && Math.abs(last.rect.top - rect.top) < 2) {
            last.text += match[0].charAt(at);
            last.rect = { left: last.rect.left, top: last.rect.top, right: rect.right, bottom: rect.bottom };
          } else pieces.push({ text: match[0].charAt(at), rect });
        }
      }
      for (const { text, rect } of pieces) {
        const width = Math.min(rect.right, clip.right) - Math.max(rect.left, clip.left);
        const height = Math.min(rect.bottom, clip.bottom) - Math.max(rect.top, clip.top);
        if (width < 2 || height < 2) continue;
        const shownWidth = width / (rect.right - rect.left);
        const shownHeight = height / (rect.bottom - rect.top);
        const x = Math.max(rect.left, clip.left) + width / 2;
        const y = Math.max(rect.top, clip.top) + height / 2;
        if (!isOnTop(element, x, y)) continue;
        words.push({
          text,
          left: Math.max(rect.left, clip.left),
          top: Math.max(rect.top, clip.top),
          right: Math.min(rect.right, clip.right),
          bottom: Math.min(rect.bottom, clip.bottom),
          size: Number.parseFloat(style.fontSize),
          block,
          isCut: shownWidth < 0.97 || shownHeight < 0.85,
          role,
        });
      }
    }
  }

  const lines: (Word & { last: Word })[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const gap = line ? word.left - line.right : 0;
    const isSame =
      line !== undefined &&
      line.block === word.block &&
      line.role === word.role &&
      Math.min(line.bottom, word.bottom) - Math.max(line.top, word.top) >
        0.5 * Math.min(word.bottom - word.top, line.bottom - line.top) &&
      gap > -2 &&
      gap < 1.2 * word.size;
    if (!isSame || !line) {
      lines.push({ ...word, last: word });
      continue;
    }
    line.text += gap < 0.8 ? word.text : ` ${word.text}`;
    line.top = Math.min(line.top, word.top);
    line.bottom = Math.max(line.bottom, word.bottom);
    line.right = word.right;
    line.isCut ||= word.isCut;
  }

  const boxOf = ({ left, top, right, bottom }: Rect): Box => ({
    left,
    top,
    width: right - left,
    height: bottom - top,
  });
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const rect = element.getBoundingClientRect();
      const clip = clipOf(element.parentElement ?? element);
      const isWhole =
        rect.width > 0 &&
        rect.left >= clip.left - 1 &&
        rect.top >= clip.top - 1 &&
        rect.right <= clip.right + 1 &&
        rect.bottom <= clip.bottom + 1;
      return isWhole && isOnTop(element, rect.left + rect.width / 2, rect.top + rect.height / 2)
        ? [{ element, box: boxOf(rect) }]
        : [];
    });
  return {
    lines: lines.map((line) => ({
      text: line.text,
      box: boxOf(line),
      size: line.size,
      isCut: line.isCut,
      role: line.role,
    })),
    codes: seen('[data-code]').map(({ element, box }) => ({
      text: element.getAttribute('data-code') ?? '',
      box,
    })),
    logos: seen('[data-logo]').map(({ element, box }) => ({
      brand: element.getAttribute('data-logo') ?? '',
      box,
    })),
    fields: seen('[data-field]').map(({ element, box }) => ({
      kind: (element.getAttribute('data-field') ?? 'text') as FieldKind,
      box,
    })),
  };
};
