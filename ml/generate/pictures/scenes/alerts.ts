import { drawingOf } from '../drawing-of.ts';
import { inBrowser } from '../frames/in-browser.ts';
import { escaped, icon, logo, picture } from '../html.ts';
import { type Piece, type PieceStyle, piecesHtml, piecesOf } from '../pieces.ts';
import type { Scene, Setting } from '../setting.ts';
import { type ScreenWords, screenWords, type Wanted } from '../words.ts';

type Draw = (setting: Setting, words: ScreenWords, pieces: Piece[], style: PieceStyle) => string;

const bars = (colour: string, count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `<div style="height:12px;border-radius:3px;background:${colour};margin:0 0 14px;width:${45 + ((at * 29) % 50)}%"></div>`,
  ).join('');

/** A program's window on a page that looks like one: title bar, mark, text, buttons. */
const windowOnPage: Draw = (setting, words, pieces, style) => {
  const { theme, device, random } = setting;
  const tone = random.pick(['#0067c0', '#1f6feb', '#334155', '#b3261e']);
  const title = pieces.find(({ kind }) => kind === 'title');
  return `<div style="position:absolute;inset:0;padding:34px;background:linear-gradient(150deg,${tone},${theme.isDark ? '#0b1220' : '#bcd3ee'})"><div style="opacity:.55">${bars('#ffffff88', 16)}</div></div><div style="position:absolute;left:50%;top:46%;transform:translate(-50%,-50%);width:${device.isPhone ? '92%' : '520px'};background:${theme.surface};box-shadow:0 14px 50px #0008;border:1px solid ${theme.line}"><div style="height:34px;display:flex;align-items:center;gap:8px;padding:0 12px;background:${theme.soft};font-size:12px">${logo(words.house, 16, theme.isDark) || icon('warn', 15, '#c50f1f')}<span class="one" style="max-width:380px">${escaped(title?.kind === 'title' ? title.text : '')}</span><span style="margin-left:auto">${icon('close', 14, theme.text)}</span></div><div style="padding:22px;display:flex;gap:18px"><span>${icon('warn', 44, '#c50f1f', 1.6)}</span><div style="flex:1">${piecesHtml(pieces, style)}</div></div></div>`;
};

/** Red all over, large letters, a box of the system in the middle. */
const redScreen: Draw = (setting, words, pieces, style) => {
  const { device, random } = setting;
  const tone = random.pick(['#a80000', '#8b0012', '#00308f', '#5b0f0f']);
  return `<div style="position:absolute;inset:0;background:${tone};color:#fff;padding:${device.isPhone ? 18 : 46}px;--c:#fff"><div style="display:flex;gap:18px;align-items:center;margin:0 0 20px">${logo(words.house, 40, true, '#ffffff')}${icon('warn', 46, '#ffd54a', 1.7)}</div><div style="max-width:820px;font-size:${setting.size + 2}px">${piecesHtml(pieces, style).replaceAll('class="button main"', 'class="button" style="background:#fff;color:#111"')}</div></div>`;
};

/** The small box that a browser or a phone shows itself. */
const systemBox: Draw = (setting, words, pieces, style) => {
  const { theme, device } = setting;
  return `<div style="position:absolute;inset:0;padding:30px">${picture('100%', '38%', '#aab4c4', '#d8c9b8')}<div style="height:20px"></div>${bars(theme.line, 9)}</div><div style="position:absolute;inset:0;background:#0006"></div><div class="wide" style="position:absolute;left:50%;top:${device.isPhone ? 44 : 30}%;transform:translate(-50%,-50%);width:${device.isPhone ? '78%' : '430px'};background:${theme.surface};border-radius:14px;padding:20px;box-shadow:0 10px 40px #0007"><div style="display:flex;gap:10px;align-items:center;margin:0 0 10px">${logo(words.house, 24, theme.isDark)}</div>${piecesHtml(pieces, style)}</div>`;
};

/** Below the page, across its whole width. */
const bottomSheet: Draw = (setting, words, pieces, style) => {
  const { theme } = setting;
  return `<div style="position:absolute;inset:0;padding:30px">${bars(theme.line, 6)}${picture('100%', '30%', '#9db4ab', '#c7b7d0')}<div style="height:20px"></div>${bars(theme.line, 8)}</div><div style="position:absolute;inset:0;background:#0005"></div><div style="position:absolute;left:0;right:0;bottom:0;background:${theme.surface};border-radius:18px 18px 0 0;padding:24px 28px"><div style="display:flex;gap:10px;margin:0 0 10px">${logo(words.house, 26, theme.isDark)}</div>${piecesHtml(pieces, style)}</div>`;
};

/** Human or not: a box to tick, and what it then asks for. */
const tickBox: Draw = (setting, _words, pieces, style) => {
  const { theme, device } = setting;
  const title = pieces.find(({ kind }) => kind === 'title');
  const rest = pieces.filter((piece) => piece !== title);
  return `<div style="height:100%;display:flex;align-items:center;justify-content:center;background:${theme.page}"><div style="width:${device.isPhone ? '88%' : '400px'}"><div style="display:flex;align-items:center;gap:14px;border:1px solid ${theme.line};background:${theme.soft};padding:18px;border-radius:3px;margin:0 0 14px"><i style="width:26px;height:26px;border:2px solid ${theme.muted};border-radius:3px;background:${theme.surface}"></i><span style="flex:1">${escaped(title?.kind === 'title' ? title.text : '')}</span>${icon('reload', 34, '#4a90e2', 2.4)}</div><div class="card" style="padding:20px;border-top:54px solid #1a73e8;box-shadow:0 3px 14px #0003">${piecesHtml(rest, style)}</div></div></div>`;
};

/** A gate before a page: the host large, a small widget below, steps in a panel. */
const gate: Draw = (setting, words, pieces, style) => {
  const { theme, device } = setting;
  return `<div style="padding:${device.isPhone ? '60px 24px' : '110px 18%'}"><div style="font-size:${device.isPhone ? 24 : 36}px;font-weight:600;margin:0 0 18px;display:flex;gap:14px;align-items:center">${logo(words.house, 34, theme.isDark)}<span>${escaped(words.host.name)}</span></div><div style="border:1px solid ${theme.line};border-radius:6px;padding:22px;max-width:560px;background:${theme.surface}">${piecesHtml(pieces, style)}</div><p class="small" style="padding-top:40px">Ray ID: ${setting.random.string(16, '0123456789abcdef')}</p></div>`;
};

const alert = (
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
  on: 'any',
  weight,
  draw: (setting) => {
    const words = screenWords(setting, wanted);
    const pieces = piecesOf(words.groups);
    const inner = draw(setting, words, pieces, { hasLabels: true, items: 'list' });
    const page = `<div style="position:absolute;inset:0">${inner}</div>`;
    return drawingOf(setting, words, inBrowser(setting, words, words.house.organisation.name, page, 0.3));
  },
});

const support: Wanted = {
  genres: ['fake_support', 'fake_update', 'notification_trap', 'remote_access'],
  frame: 'dialog',
};
const captcha: Wanted = { genres: ['fake_captcha'] };
const legitimate: Wanted = { frame: 'dialog' };

export const alerts: readonly Scene[] = [
  alert('alert', 'window', 'fit', [1], 3, windowOnPage, support),
  alert('alert', 'red', 'held', [1], 3, redScreen, support),
  alert('alert', 'box', 'fit', [1], 1, systemBox, { frame: 'dialog', notGenres: ['fake_captcha'] }),
  alert('alert', 'sheet', 'held', [1], 1, bottomSheet, { frame: 'dialog', notGenres: ['fake_captcha'] }),
  alert('dialog', 'box', 'fit', [0], 3, systemBox, legitimate),
  alert('dialog', 'sheet', 'held', [0], 3, bottomSheet, legitimate),
  alert('captcha', 'tick-box', 'fit', [1], 2, tickBox, captcha),
  alert('captcha', 'gate', 'held', [1], 2, gate, captcha),
  alert('captcha', 'tick-box', 'fit', [0], 0.7, tickBox, { genres: ['captcha'] }),
  alert('captcha', 'gate', 'held', [0], 0.7, gate, { genres: ['captcha'] }),
];
