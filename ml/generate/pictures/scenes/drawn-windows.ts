import { lookalikeDomain } from '../../senders/lure-links.ts';
import { drawingOf } from '../drawing-of.ts';
import { inDesktopBrowser } from '../frames/desktop-browser.ts';
import { type House, houseFor } from '../houses.ts';
import { escaped, icon, masthead, picture } from '../html.ts';
import { piecesHtml, piecesOf } from '../pieces.ts';
import type { Scene, Setting } from '../setting.ts';
import { filler, screenWords } from '../words.ts';

type Frame = (setting: Setting, title: string, address: string, inner: string) => string;

/** With a title bar and buttons on the right. */
const squareWindow: Frame = ({ theme }, title, address, inner) =>
  `<div style="height:32px;background:${theme.isDark ? '#2b2b2b' : '#ffffff'};display:flex;align-items:center;padding:0 10px;font-size:12px;gap:8px"><span>${escaped(title)}</span><span style="margin-left:auto;display:flex;gap:18px">${icon('close', 13, theme.text)}</span></div><div style="height:32px;background:${theme.isDark ? '#1f1f1f' : '#f1f3f4'};display:flex;align-items:center;gap:8px;padding:0 12px;font-size:13px">${icon('lock', 13, '#188038')}<span>${escaped(address)}</span></div>${inner}`;

/** With three lights on the left and a round bar. */
const roundWindow: Frame = ({ theme }, title, address, inner) =>
  `<div style="height:42px;background:${theme.isDark ? '#3a3a3c' : '#e9e9ec'};display:flex;align-items:center;padding:0 12px;gap:7px"><i style="width:12px;height:12px;border-radius:50%;background:#ff5f57"></i><i style="width:12px;height:12px;border-radius:50%;background:#febc2e"></i><i style="width:12px;height:12px;border-radius:50%;background:#28c840"></i><span style="flex:1;margin:0 30px;background:${theme.surface};border-radius:8px;padding:4px 12px;font-size:12px;text-align:center">${icon('lock', 11, theme.muted)} ${escaped(address)}</span></div><div style="font-size:11px;text-align:center;padding:4px">${escaped(title)}</div>${inner}`;

const drawnWindow = (name: string, part: Scene['part'], frame: Frame): Scene => ({
  kind: 'window drawn in a page',
  template: `window drawn in a page/${name}`,
  part,
  labels: [1],
  on: 'desktop',
  weight: 1.5,
  draw: (setting) => {
    const { random, theme, language, device } = setting;
    // The window claims one house; the page around it belongs to another.
    const words = screenWords(setting, {
      genres: ['sign_in'],
      isClone: true,
      isKnownHouse: true,
      frame: 'web',
    });
    const outside: House = houseFor(
      { kind: random.pick(['shop', 'events', 'documents'] as const), language, part },
      random,
    );
    const claimed = `https://${random.pick(['accounts', 'login', 'signin', 'id'])}.${words.house.brand?.genuine ?? lookalikeDomain(words.house.organisation, random)}/${random.pick(['oauth2/authorize', 'signin', 'login?flow=web'])}`;
    const pieces = piecesOf(words.groups);
    const inner = `<div class="wide" style="padding:26px 34px;background:${theme.surface}"><div style="padding:0 0 16px">${masthead(words.house, 28, theme.isDark)}</div>${piecesHtml(pieces, { hasLabels: random.chance(0.5), items: 'column' })}</div>`;
    const [title, text] = filler(words, random);
    const page = `<div style="position:absolute;inset:0;padding:24px 60px"><div style="padding:0 0 18px">${masthead(outside, 26, theme.isDark)}</div><h1>${escaped(title)}</h1><p style="max-width:520px">${escaped(text)}</p>${picture('70%', '220px', '#90a6c4', '#c9b9a0')}</div><div style="position:absolute;left:50%;top:50%;transform:translate(-50%,-50%);width:${Math.min(460, device.width - 80)}px;box-shadow:0 12px 50px #000a;border:1px solid ${theme.line};background:${theme.surface};border-radius:${part === 'held' ? 12 : 0}px;overflow:hidden">${frame(setting, words.write('[Sign in|Log in] - {brand}'), claimed, inner)}</div>`;
    return drawingOf(
      setting,
      words,
      inDesktopBrowser(setting, { host: words.host, house: outside }, outside.organisation.name, page),
    );
  },
});

export const drawnWindows: readonly Scene[] = [
  drawnWindow('square', 'fit', squareWindow),
  drawnWindow('round', 'held', roundWindow),
];
