import { kits } from '../../kits.ts';
import { chrome } from '../../pages/chrome.ts';
import { drawingOf } from '../drawing-of.ts';
import { inBrowser } from '../frames/in-browser.ts';
import { onColour } from '../houses.ts';
import { escaped, masthead, picture } from '../html.ts';
import { accentOf } from '../page-style.ts';
import { type Piece, type PieceStyle, piecesHtml, piecesOf } from '../pieces.ts';
import type { Scene, Setting } from '../setting.ts';
import { filler, type ScreenWords, screenWords, type Wanted } from '../words.ts';

/** Pages have more below: teasers that have nothing to do with the matter. */
const teasers = (words: ScreenWords, { random, theme, device }: Setting, count: number): string => {
  if (device.isPhone || count === 0) return '';
  const tones = ['#88a9c9', '#c9a188', '#8fb996', '#b39ac9', '#c9c188', '#7f8ea3'];
  const cards = Array.from({ length: count }, () => {
    const [title, text] = filler(words, random);
    return `<div style="flex:1;min-width:0">${picture('100%', '90px', random.pick(tones), random.pick(tones))}<div style="padding:10px 2px"><b>${escaped(title)}</b><div style="color:${theme.muted}">${escaped(text)}</div></div></div>`;
  });
  return `<div style="display:flex;gap:24px;padding:26px 48px;margin-top:14px;border-top:1px solid ${theme.line}">${cards.join('')}</div>`;
};

type Layout = (setting: Setting, words: ScreenWords, pieces: Piece[], style: PieceStyle) => string;

const footer = ({ language, write, house }: ScreenWords, setting: Setting): string => {
  const kit = kits[language];
  return `<div class="small" style="display:flex;gap:18px;flex-wrap:wrap">${[kit.privacy, kit.terms, kit.contact].map((text) => `<span>${escaped(write(text))}</span>`).join('')}<span>© ${setting.random.between(2022, 2026)} ${escaped(house.organisation.name)}</span></div>`;
};

const menuOf = ({ language }: ScreenWords, setting: Setting, most: number): string[] =>
  setting.random.shuffled(chrome[language].web.menu).slice(0, setting.device.isPhone ? 0 : most);

/** A card in the middle of an empty page. */
const centred: Layout = (setting, words, pieces, style) => {
  const { theme, device, random } = setting;
  const width = device.isPhone ? '100%' : `${random.pick([360, 400, 440])}px`;
  const frame = device.isPhone
    ? ''
    : random.pick([`box-shadow:0 2px 12px #0003`, `border:1px solid ${theme.line}`]);
  return `<div style="height:100%;display:flex;flex-direction:column;align-items:center;justify-content:${device.isPhone ? 'flex-start' : 'center'};padding:16px 0"><div class="card wide" style="width:${width};padding:32px;${frame}"><div style="margin:0 0 20px;${random.chance(0.5) ? 'text-align:center' : ''}">${masthead(words.house, 28, theme.isDark)}</div>${piecesHtml(pieces, style)}</div><div style="padding:16px">${footer(words, setting)}</div></div>`;
};

/** Bar and menu on top, the matter on the left, something beside it. */
const barred: Layout = (setting, words, pieces, style) => {
  const { theme, device } = setting;
  const accent = accentOf(words.house, theme.isDark);
  const isFilled = setting.random.chance(0.55);
  const [title, text] = filler(words, setting.random);
  const head = isFilled
    ? `background:${accent};color:${onColour(accent)}`
    : `border-bottom:1px solid ${theme.line}`;
  const menu = menuOf(words, setting, 4)
    .map((entry) => `<span>${escaped(entry)}</span>`)
    .join('');
  const side = device.isPhone
    ? ''
    : `<div style="width:300px;flex:none"><div style="border-radius:6px;overflow:hidden;margin:0 0 12px">${picture('100%', '150px', '#7aa7d9', '#d7c4a3')}</div><h2>${escaped(title)}</h2><p>${escaped(text)}</p></div>`;
  return `<div style="height:62px;display:flex;align-items:center;gap:26px;padding:0 ${device.isPhone ? 16 : 48}px;${head}">${masthead(words.house, 26, theme.isDark, isFilled ? onColour(accent) : undefined)}<span style="display:flex;gap:24px;margin-left:auto">${menu}</span></div><div style="display:flex;gap:56px;padding:${device.isPhone ? '20px 16px' : '36px 48px'}"><div style="flex:1;max-width:620px">${piecesHtml(pieces, style)}</div>${side}</div>${teasers(words, setting, setting.random.pick([0, 2, 3, 4]))}<div style="padding:0 ${device.isPhone ? 16 : 48}px">${footer(words, setting)}</div>`;
};

/** A large picture on one half, the form on the other. */
const halved: Layout = (setting, words, pieces, style) => {
  const { theme, device, random } = setting;
  const accent = accentOf(words.house, theme.isDark);
  const [, text] = filler(words, random);
  const hero = device.isPhone
    ? `<div style="height:110px;background:linear-gradient(160deg,${accent},#2226);display:flex;align-items:center;padding:0 20px">${masthead(words.house, 30, true, onColour(accent))}</div>`
    : `<div style="flex:1;background:linear-gradient(${random.between(100, 200)}deg,${accent},${accent}99 60%,#11182766);padding:48px;display:flex;flex-direction:column;justify-content:space-between;color:${onColour(accent)}">${masthead(words.house, 34, true, onColour(accent))}<div style="font-size:${setting.size + 6}px;max-width:420px">${escaped(text)}</div></div>`;
  return `<div style="display:flex;height:100%;${device.isPhone ? 'flex-direction:column' : random.chance(0.4) ? 'flex-direction:row-reverse' : ''}">${hero}<div class="wide" style="width:${device.isPhone ? '100%' : '460px'};padding:${device.isPhone ? 20 : 56}px;background:${theme.surface};overflow:hidden">${piecesHtml(pieces, style)}${footer(words, setting)}</div></div>`;
};

/** The house's colour all over, a white card on it. */
const coloured: Layout = (setting, words, pieces, style) => {
  const { theme, device } = setting;
  const accent = accentOf(words.house, theme.isDark);
  return `<div style="min-height:100%;background:${accent};padding:${device.isPhone ? 14 : 40}px"><div style="max-width:540px;margin:0 auto"><div style="padding:10px 4px 22px">${masthead(words.house, 36, true, onColour(accent))}</div><div class="card" style="padding:28px;box-shadow:0 8px 30px #0004">${piecesHtml(pieces, style)}</div><div style="padding:14px 4px;color:${onColour(accent)}">${footer(words, setting).replaceAll('class="small"', `style="font-size:11px"`)}</div></div></div>`;
};

/** As pages were made in the nineties and by kits in a hurry. */
const plain: Layout = (setting, words, pieces, style) =>
  `<div style="padding:18px 26px"><div style="margin:0 0 16px">${masthead(words.house, 30, setting.theme.isDark)}</div><hr style="border:0;border-top:1px solid ${setting.theme.line};margin:0 0 18px"><div style="max-width:700px">${piecesHtml(pieces, style)}</div>${footer(words, setting)}</div>`;

/** The matter in a window over a page that is blurred or dimmed. */
const overlaid: Layout = (setting, words, pieces, style) => {
  const { random, theme, device } = setting;
  const rows = Array.from(
    { length: 14 },
    (_, at) =>
      `<div style="height:14px;border-radius:4px;margin:0 0 16px;width:${50 + ((at * 37) % 45)}%;background:${theme.line}"></div>`,
  ).join('');
  return `<div style="position:absolute;inset:0;padding:40px;filter:blur(3px)">${picture('100%', '120px', '#88a', '#bca')}<div style="height:24px"></div>${rows}</div><div style="position:absolute;inset:0;background:${theme.isDark ? '#0009' : '#fff7'};display:flex;align-items:center;justify-content:center"><div class="card wide" style="width:${device.isPhone ? '90%' : `${random.pick([400, 460])}px`};padding:28px;box-shadow:0 10px 40px #0006"><div style="display:flex;justify-content:center;margin:0 0 16px">${masthead(words.house, 32, theme.isDark)}</div>${piecesHtml(pieces, style)}</div></div>`;
};

const page = (
  kind: string,
  name: string,
  part: Scene['part'],
  labels: Scene['labels'],
  weight: number,
  layout: Layout,
  wanted: Wanted,
  bareShare?: number,
): Scene => ({
  kind,
  template: `${kind}/${name}`,
  part,
  labels,
  on: 'any',
  weight,
  draw: (setting) => {
    const words = screenWords(setting, { frame: 'web', ...wanted });
    const pieces = piecesOf(words.groups);
    const style: PieceStyle = {
      hasLabels: setting.random.chance(0.55),
      items: setting.random.pick(['column', 'row', 'list']),
    };
    const title = pieces.find((piece) => piece.kind === 'title');
    const named = `${title?.kind === 'title' ? title.text : ''} - ${words.house.organisation.name}`.slice(
      0,
      60,
    );
    const inner = layout(setting, words, pieces, style);
    return drawingOf(setting, words, inBrowser(setting, words, named, inner, bareShare));
  },
});

const forms = ['sign_in', 'sign_up', 'checkout', 'payment_approval', 'account_settings'];
const clone: Wanted = { genres: ['sign_in'], isClone: true, isKnownHouse: true };
const genuine: Wanted = { genres: ['sign_in'], isKnownHouse: true };
const lure: Wanted = { notGenres: ['qr_prompt', 'fake_captcha', 'fake_support'] };
const legitimateForm: Wanted = { genres: forms };
const legitimatePage: Wanted = { notGenres: [...forms, 'captcha', 'cookie_banner', 'news_article'] };

export const webPages: readonly Scene[] = [
  page('sign-in page', 'centred', 'fit', [1], 4, centred, clone, 0),
  page('sign-in page', 'barred', 'fit', [1], 2, barred, clone, 0),
  page('sign-in page', 'halved', 'held', [1], 4, halved, clone, 0),
  page('sign-in page', 'coloured', 'held', [1], 2, coloured, clone, 0),
  page('sign-in page', 'centred', 'fit', [0], 4, centred, genuine, 0),
  page('sign-in page', 'barred', 'fit', [0], 2, barred, genuine, 0),
  page('sign-in page', 'halved', 'held', [0], 4, halved, genuine, 0),
  page('sign-in page', 'coloured', 'held', [0], 2, coloured, genuine, 0),
  page('web page', 'centred', 'fit', [1], 2, centred, lure),
  page('web page', 'barred', 'fit', [1], 3, barred, lure),
  page('web page', 'plain', 'fit', [1], 3, plain, lure),
  page('web page', 'halved', 'held', [1], 3, halved, lure),
  page('web page', 'coloured', 'held', [1], 3, coloured, lure),
  page('web page', 'overlaid', 'held', [1], 2, overlaid, lure),
  page('web page', 'barred', 'fit', [0], 3, barred, legitimatePage),
  page('web page', 'plain', 'fit', [0], 2, plain, legitimatePage),
  page('web page', 'coloured', 'held', [0], 3, coloured, legitimatePage),
  page('web page', 'halved', 'held', [0], 2, halved, legitimatePage),
  page('form', 'centred', 'fit', [0], 2, centred, legitimateForm, 0.05),
  page('form', 'barred', 'fit', [0], 2, barred, legitimateForm, 0.05),
  page('form', 'halved', 'held', [0], 2, halved, legitimateForm, 0.05),
  page('form', 'overlaid', 'held', [0], 1, overlaid, legitimateForm, 0.05),
];
