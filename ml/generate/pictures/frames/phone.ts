import { clock } from '../../pages/frames.ts';
import type { Random } from '../../random.ts';
import { icon } from '../html.ts';
import type { Setting } from '../setting.ts';
import { barHtml, barText, shownAddress } from './address.ts';
import type { Framed, Shown } from './desktop-browser.ts';

/** Time on the left, signals on the right. */
export const phoneStatus = (colour: string, background: string, random: Random): string => {
  const battery = random.between(8, 100);
  const signal = [4, 6, 8, 10]
    .map(
      (height, at) =>
        `<rect x="${at * 4}" y="${11 - height}" width="3" height="${height}" rx="1" fill="${colour}"/>`,
    )
    .join('');
  const right = `<svg width="17" height="12">${signal}</svg>${random.chance(0.6) ? `<span style="font-size:12px;font-weight:600">${random.pick(['5G', '4G', 'LTE'])}</span>` : ''}<svg width="26" height="12"><rect x=".5" y=".5" width="21" height="11" rx="3" fill="none" stroke="${colour}" opacity=".5"/><rect x="2" y="2" width="${Math.round((18 * battery) / 100)}" height="8" rx="1.500" fill="${colour}"/><rect x="23" y="4" width="2" height="4" rx="1" fill="${colour}" opacity=".5"/></svg>`;
  return `<div style="height:${random.pick([28, 44])}px;background:${background};color:${colour};display:flex;align-items:center;justify-content:space-between;padding:0 18px;font-size:14px;font-weight:600;flex:none"><span>${clock(random)}</span><span style="display:flex;gap:5px;align-items:center">${right}</span></div>`;
};

const homeBar = (colour: string, background: string) =>
  `<div style="height:20px;background:${background};display:flex;justify-content:center;align-items:center;flex:none"><i style="width:130px;height:5px;border-radius:3px;background:${colour}"></i></div>`;

/** A whole phone screen. */
export const onPhone = (setting: Setting, inner: string, background = setting.theme.page): string => {
  const colour = setting.theme.isDark ? '#ffffff' : '#000000';
  return `<div style="height:100vh;display:flex;flex-direction:column;background:${background}">${phoneStatus(colour, background, setting.random)}<div style="flex:1;min-height:0;display:flex;flex-direction:column;overflow:hidden">${inner}</div>${setting.random.chance(0.6) ? homeBar(colour, background) : ''}</div>`;
};

/** A page in a phone's browser, the bar above or below. */
export const inPhoneBrowser = (setting: Setting, words: Shown, page: string): Framed => {
  const { random, label, theme } = setting;
  const isBelow = random.chance(0.45);
  const isDark = theme.isDark;
  const [strip, box, text, weak] = isDark
    ? ['#1f1f23', '#303036', '#f1f1f4', '#a9a9b2']
    : random.pick([
        ['#f6f6f8', '#e6e6ea', '#111114', '#6a6a72'],
        ['#ffffff', '#f0f2f5', '#202124', '#5f6368'],
      ]);
  const address = barText(
    words.host,
    {
      hidesScheme: true,
      hidesWww: random.chance(0.7),
      hidesPath: isBelow || random.chance(0.5),
      longest: 30,
    },
    label,
    random,
  );
  const sign = icon(address.isSecure ? 'lock' : 'warn', 14, weak);
  const bar = isBelow
    ? `<div style="flex:none;background:${strip};padding:8px 12px 4px"><div style="height:44px;border-radius:12px;background:${box};display:flex;align-items:center;justify-content:center;gap:6px;font-size:16px">${sign}${barHtml(address, text ?? '', text ?? '')}</div><div style="display:flex;justify-content:space-between;padding:12px 14px 4px">${['back', 'forward', 'share', 'book', 'tabs'].map((name) => icon(name, 22, isDark ? '#4c9bff' : '#0a7aff')).join('')}</div></div>`
    : `<div style="flex:none;background:${strip};height:56px;display:flex;align-items:center;gap:12px;padding:0 12px">${icon('home', 20, weak)}<div style="flex:1;min-width:0;height:40px;border-radius:20px;background:${box};display:flex;align-items:center;gap:8px;padding:0 14px;font-size:${random.pick([14, 15, 16])}px;overflow:hidden">${sign}${barHtml(address, text ?? '', weak ?? '')}</div>${icon('tabs', 20, weak)}${icon('dots', 20, weak, 2.6)}</div>`;
  const inner = `<div class="page" style="flex:1;min-height:0">${page}</div>`;
  return {
    body: `<div style="height:100vh;display:flex;flex-direction:column;background:${strip}">${phoneStatus(isDark ? '#fff' : '#000', strip ?? '', random)}${isBelow ? inner + bar : bar + inner}${isBelow ? homeBar(isDark ? '#fff' : '#000', strip ?? '') : ''}</div>`,
    bar: shownAddress(address),
    host: address.host,
  };
};
