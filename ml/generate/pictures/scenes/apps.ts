import { chrome } from '../../pages/chrome.ts';
import { drawingWithoutBar } from '../drawing-of.ts';
import { onPhone } from '../frames/phone.ts';
import { onColour } from '../houses.ts';
import { escaped, icon, logo, masthead } from '../html.ts';
import { accentOf } from '../page-style.ts';
import { type Piece, piecesHtml, piecesOf } from '../pieces.ts';
import type { Scene, Setting } from '../setting.ts';
import { type ScreenWords, screenWords, type Wanted } from '../words.ts';

type Draw = (setting: Setting, words: ScreenWords, pieces: Piece[]) => string;

const tabs = ({ random, theme }: Setting, words: ScreenWords, colour: string): string => {
  const names = random.shuffled(chrome[words.language].app.tabs).slice(0, 4);
  const icons = ['home', 'search', 'bell', 'user'];
  return `<div style="flex:none;display:flex;justify-content:space-around;padding:8px 0 6px;border-top:1px solid ${theme.line};background:${theme.surface}">${names.map((name, at) => `<span style="display:flex;flex-direction:column;align-items:center;font-size:11px;color:${at === 0 ? colour : theme.muted}">${icon(icons[at] ?? 'home', 22, at === 0 ? colour : theme.muted)}<span>${escaped(name)}</span></span>`).join('')}</div>`;
};

const rows = (pieces: readonly Piece[], { theme }: Setting): string =>
  pieces
    .map((piece) => {
      const text =
        'text' in piece ? piece.text : piece.kind === 'fact' ? `${piece.name} ${piece.value}`.trim() : '';
      if (piece.kind === 'item' || piece.kind === 'choice' || piece.kind === 'fact')
        return `<div style="display:flex;align-items:center;gap:12px;padding:13px 14px;border-bottom:1px solid ${theme.line}"><i style="width:30px;height:30px;border-radius:8px;background:${theme.soft};flex:none"></i><span style="flex:1">${escaped(text)}</span>${icon('forward', 16, theme.muted)}</div>`;
      return `<div style="padding:12px 14px">${piecesHtml([piece], { hasLabels: true, items: 'list' })}</div>`;
    })
    .join('');

/** Cards below a plain title. */
const cards: Draw = (setting, words, pieces) => {
  const { theme, size } = setting;
  const accent = accentOf(words.house, theme.isDark);
  const [title, ...rest] = pieces;
  return `<div style="display:flex;align-items:center;gap:12px;padding:10px 16px 16px">${logo(words.house, 28, theme.isDark)}<span style="font-size:${size + 9}px;font-weight:700;line-height:1.15">${escaped(title && 'text' in title ? title.text : words.house.organisation.name)}</span></div><div style="flex:1;min-height:0;overflow:hidden;padding:0 14px"><div style="background:${theme.surface};border-radius:14px;overflow:hidden">${rows(rest, setting)}</div></div>${tabs(setting, words, accent)}`;
};

/** The house's colour on top, a sheet drawn over it. */
const sheet: Draw = (setting, words, pieces) => {
  const { theme, size } = setting;
  const accent = accentOf(words.house, theme.isDark);
  const [title, ...rest] = pieces;
  return `<div style="background:${accent};color:${onColour(accent)};padding:18px 20px 46px"><div>${masthead(words.house, 22, true, onColour(accent))}</div><div style="font-size:${size + 12}px;font-weight:600;padding-top:18px;line-height:1.15">${escaped(title && 'text' in title ? title.text : '')}</div></div><div style="flex:1;min-height:0;overflow:hidden;background:${theme.surface};border-radius:22px 22px 0 0;margin-top:-24px;padding:12px 6px">${rows(rest, setting)}</div>${tabs(setting, words, accent)}`;
};

const app = (
  kind: string,
  name: string,
  part: Scene['part'],
  labels: Scene['labels'],
  weight: number,
  draw: Draw,
  wanted: Wanted,
): Scene => ({
  kind,
  template: `${kind}/${name}`,
  part,
  labels,
  on: 'phone',
  weight,
  draw: (setting) => {
    const words = screenWords(setting, wanted);
    return drawingWithoutBar(setting, words, onPhone(setting, draw(setting, words, piecesOf(words.groups))));
  },
});

export const apps: readonly Scene[] = [
  app('app', 'cards', 'fit', [0], 4, cards, { frame: 'app' }),
  app('app', 'sheet', 'held', [0], 4, sheet, { frame: 'app' }),
  app('app', 'cards', 'fit', [1], 1, cards, { frame: 'app' }),
  app('app', 'sheet', 'held', [1], 1, sheet, { frame: 'app' }),
];
