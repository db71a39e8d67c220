import { escaped, icon, logo } from '../html.ts';
import type { Setting } from '../setting.ts';
import type { ScreenWords } from '../words.ts';
import { type BarText, barHtml, barText, shownAddress } from './address.ts';

/** Whose page it is, and where it says it is. */
export type Shown = Pick<ScreenWords, 'host' | 'house'>;

export type Framed = { body: string; bar: string | null; host: string | null };

type Colours = { strip: string; bar: string; box: string; text: string; weak: string; line: string };

const lightColours: readonly Colours[] = [
  { strip: '#dee1e6', bar: '#ffffff', box: '#f1f3f4', text: '#202124', weak: '#5f6368', line: '#dadce0' },
  { strip: '#d3e3fd', bar: '#ffffff', box: '#edf2fa', text: '#1f1f1f', weak: '#5e6368', line: '#e3e8f0' },
  { strip: '#f0f0f4', bar: '#f9f9fb', box: '#ffffff', text: '#15141a', weak: '#5b5b66', line: '#cfcfd8' },
];
const darkColours: readonly Colours[] = [
  { strip: '#202124', bar: '#35363a', box: '#202124', text: '#e8eaed', weak: '#9aa0a6', line: '#3c4043' },
  { strip: '#1c1b22', bar: '#2b2a33', box: '#42414d', text: '#fbfbfe', weak: '#bfbfc9', line: '#42414d' },
];

type Drawn = (
  setting: Setting,
  given: { title: string; words: Shown; address: BarText; colours: Colours },
) => string;

const favicon = ({ theme }: Setting, { house }: Shown): string =>
  logo(house, 16, theme.isDark) ||
  `<span style="width:14px;height:14px;border-radius:50%;background:${house.colour};flex:none"></span>`;

const buttons = (names: string[], colour: string, size = 18) =>
  names.map((name) => icon(name, size, colour)).join('');

const lock = ({ isSecure }: BarText, colours: Colours) =>
  isSecure ? icon('lock', 15, colours.weak) : icon('warn', 15, colours.weak);

const windowButtons = (colour: string) =>
  `<span style="display:flex;gap:26px;margin-left:auto;padding:0 16px"><svg width="11" height="11"><path d="M0 6h11" stroke="${colour}"/></svg><svg width="11" height="11"><rect x=".5" y=".5" width="10" height="10" fill="none" stroke="${colour}"/></svg><svg width="11" height="11"><path d="M0 0l11 11M11 0L0 11" stroke="${colour}"/></svg></span>`;

const lights = `<span style="display:flex;gap:8px;padding:0 8px 0 14px">${['#ff5f57', '#febc2e', '#28c840'].map((colour) => `<i style="width:12px;height:12px;border-radius:50%;background:${colour}"></i>`).join('')}</span>`;

const chrome: Drawn = (setting, { title, words, address, colours }) => {
  const notSecure = address.isSecure
    ? lock(address, colours)
    : `<span style="display:flex;gap:6px;align-items:center;color:${colours.weak};padding-right:8px;border-right:1px solid ${colours.line}">${icon('info', 15, colours.weak)}<span>${setting.language === 'de' ? 'Nicht sicher' : setting.language === 'fr' ? 'Non sécurisé' : setting.language === 'es' ? 'No es seguro' : 'Not secure'}</span></span>`;
  return `<div style="height:40px;background:${colours.strip};display:flex;align-items:flex-end;padding-left:8px"><div style="height:34px;width:240px;background:${colours.bar};border-radius:9px 9px 0 0;display:flex;align-items:center;gap:8px;padding:0 10px;font-size:12px;color:${colours.text}">${favicon(setting, words)}<span class="one">${escaped(title)}</span><span style="margin-left:auto;display:flex">${icon('close', 12, colours.weak)}</span></div><span style="padding:0 10px 8px">${icon('plus', 14, colours.weak)}</span><span style="height:40px;display:flex;align-items:center;margin-left:auto">${windowButtons(colours.text)}</span></div>
<div style="height:44px;background:${colours.bar};display:flex;align-items:center;gap:16px;padding:0 12px;border-bottom:1px solid ${colours.line}">${buttons(['back', 'forward', 'reload'], colours.weak)}<div style="flex:1;height:32px;border-radius:16px;background:${colours.box};display:flex;align-items:center;gap:10px;padding:0 14px;font-size:14px">${notSecure}${barHtml(address, colours.text, colours.weak)}<span style="margin-left:auto;display:flex">${icon('star', 16, colours.weak)}</span></div><span style="width:26px;height:26px;border-radius:50%;background:#8e7cc3"></span>${icon('dots', 18, colours.weak, 2.6)}</div>`;
};

const firefox: Drawn = (setting, { title, words, address, colours }) =>
  `<div style="height:44px;background:${colours.strip};display:flex;align-items:center;padding-left:8px"><div style="height:36px;width:225px;background:${colours.bar};border-radius:5px;box-shadow:0 0 3px #0005;display:flex;align-items:center;gap:8px;padding:0 10px;font-size:12px;color:${colours.text}">${favicon(setting, words)}<span class="one">${escaped(title)}</span><span style="margin-left:auto;display:flex">${icon('close', 12, colours.weak)}</span></div><span style="padding:4px 10px">${icon('plus', 14, colours.text)}</span>${windowButtons(colours.text)}</div>
<div style="height:40px;background:${colours.bar};display:flex;align-items:center;gap:16px;padding:0 12px;border-bottom:1px solid ${colours.line}">${buttons(['back', 'forward', 'reload'], colours.text)}<div style="flex:1;margin:0 12%;height:30px;border-radius:4px;background:${colours.box};border:1px solid ${colours.line};display:flex;align-items:center;gap:10px;padding:0 10px;font-size:13px">${icon('info', 15, colours.weak)}${lock(address, colours)}${barHtml(address, colours.text, colours.weak)}<span style="margin-left:auto;display:flex">${icon('star', 15, colours.weak)}</span></div>${icon('menu', 18, colours.text)}</div>`;

const safari: Drawn = (setting, { address, colours }) =>
  `<div style="height:52px;background:${colours.strip};display:flex;align-items:center;gap:16px;border-bottom:1px solid ${colours.line}">${lights}${buttons(['book', 'back', 'forward'], colours.weak)}<div style="flex:1;margin:0 14%;height:30px;border-radius:7px;background:${colours.box};display:flex;align-items:center;justify-content:center;gap:6px;padding:0 10px;font-size:13px">${lock(address, colours)}${barHtml(address, colours.text, setting.theme.isDark ? colours.text : colours.weak)}</div><span style="display:flex;gap:16px;padding-right:16px">${buttons(['share', 'plus', 'tabs'], colours.weak)}</span></div>`;

const edge: Drawn = (setting, { title, words, address, colours }) =>
  `<div style="height:38px;background:${colours.strip};display:flex;align-items:flex-end;padding-left:44px"><div style="height:32px;width:250px;background:${colours.bar};border-radius:8px 8px 0 0;display:flex;align-items:center;gap:8px;padding:0 12px;font-size:12px;color:${colours.text}">${favicon(setting, words)}<span class="one">${escaped(title)}</span><span style="margin-left:auto;display:flex">${icon('close', 11, colours.weak)}</span></div><span style="height:38px;display:flex;align-items:center;margin-left:auto">${windowButtons(colours.text)}</span></div>
<div style="height:42px;background:${colours.bar};display:flex;align-items:center;gap:14px;padding:0 10px;border-bottom:1px solid ${colours.line}">${buttons(['back', 'reload', 'home'], colours.text, 17)}<div style="flex:1;height:30px;border-radius:6px;background:${colours.box};border:1px solid ${colours.line};display:flex;align-items:center;gap:8px;padding:0 10px;font-size:14px">${lock(address, colours)}${barHtml(address, colours.text, colours.weak)}<span style="margin-left:auto;display:flex;gap:10px">${buttons(['book', 'star'], colours.weak, 15)}</span></div><span style="width:22px;height:22px;border-radius:50%;background:#4a90a4"></span>${icon('dots', 17, colours.text, 2.4)}</div>`;

/** The browsers are what they are; one of them is never met while fitting. */
const browsers: Record<Setting['part'], readonly Drawn[]> = {
  fit: [chrome, chrome, firefox, safari],
  held: [chrome, edge, firefox, safari, edge],
};

/** A page in the window of a desktop browser. */
export const inDesktopBrowser = (setting: Setting, words: Shown, title: string, page: string): Framed => {
  const { random, label, theme, device } = setting;
  const drawn = random.pick(browsers[setting.part]);
  // A dark page in a light window and the other way round are met too.
  const isDark = random.chance(0.85) ? theme.isDark : !theme.isDark;
  const colours = random.pick(isDark ? darkColours : lightColours);
  const isSafari = drawn === safari;
  const habit = {
    hidesScheme: isSafari || drawn === chrome || (drawn === edge && random.chance(0.3)) || random.chance(0.3),
    hidesWww: (drawn === chrome || isSafari) && random.chance(0.8),
    hidesPath: isSafari,
    longest: device.width < 1100 ? 54 : 80,
  };
  const address = barText(words.host, habit, label, random);
  const family = random.pick([
    "'Segoe UI','Open Sans',sans-serif",
    'Roboto,sans-serif',
    'Inter,sans-serif',
    "'Noto Sans',sans-serif",
    "Arial,'Liberation Sans',sans-serif",
  ]);
  return {
    body: `<div style="position:relative;height:100vh;display:flex;flex-direction:column"><div style="font-family:${family};flex:none">${drawn(setting, { title, words, address, colours })}</div><div class="page">${page}</div></div>`,
    bar: shownAddress(address),
    host: address.host,
  };
};
