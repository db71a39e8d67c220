import type { Words } from './words.ts';

/** How a drawing is made this time: its words and fonts change, its arrangement does not. */
export type Look = { isDark: boolean; isPhone: boolean; font: string; words: Words };

/** A box with its style and what is in it. */
export const box = (style: string, ...inside: string[]): string =>
  `<div style="${style}">${inside.join('')}</div>`;

/** The page itself. */
export const sheet = (style: string, ...inside: string[]): string =>
  box(`min-height:100vh;box-sizing:border-box;position:relative;${style}`, ...inside);

/** A company's mark: a plain block, for we copy none. */
export const mark = (width: number, height: number, colour: string, style = ''): string =>
  box(`width:${width}px;height:${height}px;background:${colour};border-radius:4px;${style}`);

export const text = (size: number, words: string, style = ''): string =>
  box(`font-size:${size}px;line-height:1.35;${style}`, words);

export const field = (placeholder: string, style = ''): string =>
  box(
    `height:44px;border:1px solid #8c8c8c;background:#fff;color:#757575;padding:0 12px;font-size:15px;display:flex;align-items:center;margin-bottom:14px;box-sizing:border-box;white-space:nowrap;overflow:hidden;${style}`,
    placeholder,
  );

export const button = (label: string, colour: string, style = ''): string =>
  box(
    `height:44px;background:${colour};color:#fff;font-size:16px;font-weight:600;display:flex;align-items:center;justify-content:center;box-sizing:border-box;white-space:nowrap;${style}`,
    label,
  );

/** Things one below the other, in the middle. */
export const column = (style: string, ...inside: string[]): string =>
  box(`display:flex;flex-direction:column;align-items:center;${style}`, ...inside);

/** Things beside each other. */
export const row = (style: string, ...inside: string[]): string =>
  box(`display:flex;align-items:center;${style}`, ...inside);

/** Short links beside each other, as pages end with. */
export const links = (words: Words, count: number, style = ''): string =>
  row(
    `gap:18px;flex-wrap:wrap;font-size:12px;color:#737373;${style}`,
    ...Array.from({ length: count }, () => `<span>${words.link()}</span>`),
  );

/** A thin line with a word in its middle. */
export const or = (words: Words, colour = '#ccc', style = ''): string =>
  row(
    `gap:12px;margin:16px 0;font-size:13px;color:#888;${style}`,
    box(`flex:1;height:1px;background:${colour}`),
    words.or(),
    box(`flex:1;height:1px;background:${colour}`),
  );

export const html = (body: string, { font, isDark }: Look): string =>
  `<!doctype html><meta charset="utf-8"><style>*{margin:0}body{font-family:${font};color:${isDark ? '#eee' : '#1c1c1c'};overflow:hidden}</style>${body}`;
