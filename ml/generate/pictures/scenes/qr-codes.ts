import { chrome } from '../../pages/chrome.ts';
import { clock } from '../../pages/frames.ts';
import { squareCode } from '../codes.ts';
import { drawingWithoutBar } from '../drawing-of.ts';
import { onPhone } from '../frames/phone.ts';
import { onColour } from '../houses.ts';
import { code, escaped, icon, masthead } from '../html.ts';
import { accentOf } from '../page-style.ts';
import { piecesHtml, piecesOf } from '../pieces.ts';
import type { Scene, Setting } from '../setting.ts';
import { type ScreenWords, screenWords, type Wanted } from '../words.ts';

type Draw = (setting: Setting, words: ScreenWords, qr: (size: number) => string, texts: string) => string;

/** What the code holds: the page's own host, or nothing of the network at all. */
const payloadOf = ({ host }: ScreenWords, { label, random }: Setting): string => {
  const path = random.chance(0.7) ? `/${random.string(random.between(3, 9))}` : '';
  if (label === 1) return `https://${host.name}${path}${random.chance(0.2) ? `?id=${random.string(8)}` : ''}`;
  return random.weighted([
    [`https://${host.name}${path}`, 8],
    [
      `WIFI:T:WPA;S:${random.pick(['Guest', 'Cafe', 'Hotel'])}-${random.between(1, 99)};P:${random.string(10)};;`,
      1,
    ],
    [`M1${random.string(6).toUpperCase()}/${random.string(6).toUpperCase()}`, 0.6],
  ]);
};

/** A sheet on a wall. */
const poster: Draw = (setting, { house }, qr, texts) => {
  const accent = accentOf(house, false);
  const size = Math.round(Math.min(setting.device.width, setting.device.height) * 0.42);
  return `<div style="height:100vh;background:#fff;color:#111;display:flex;flex-direction:column;align-items:center;text-align:center"><div style="width:100%;background:${accent};color:${onColour(accent)};padding:22px">${masthead(house, 40, true, onColour(accent))}</div><div style="padding:20px 30px;font-size:${setting.size + 3}px;max-width:760px">${texts}</div>${qr(size)}</div>`;
};

/** A sticker on a machine: grey metal, a frame, few words. */
const sticker: Draw = (setting, { house }, qr, texts) => {
  const size = Math.round(Math.min(setting.device.width, setting.device.height) * 0.34);
  return `<div style="height:100vh;background:repeating-linear-gradient(92deg,#8b9097 0 3px,#969ba2 3px 6px);display:flex;align-items:center;justify-content:center"><div style="background:#fff;color:#111;border:6px solid ${accentOf(house, false)};border-radius:14px;padding:20px;width:${size + 120}px;text-align:center;box-shadow:0 3px 10px #0006"><div style="display:flex;justify-content:center;padding:0 0 10px">${masthead(house, 30, false)}</div><div style="display:flex;justify-content:center">${qr(size)}</div><div style="padding-top:12px;font-size:${setting.size}px">${texts}</div></div></div>`;
};

/** A letter on a phone with a code in the middle. */
const inMail: Draw = (setting, words, qr, texts) => {
  const { theme, random, size } = setting;
  return onPhone(
    setting,
    `<div style="display:flex;gap:22px;padding:12px 16px">${icon('back', 22, theme.text)}<span style="margin-left:auto"></span>${icon('archive', 22, theme.text)}${icon('trash', 22, theme.text)}</div><div style="padding:0 16px"><div style="font-size:${size + 5}px;font-weight:600;padding:0 0 10px">${escaped(words.groups[0]?.parts[0] ?? '')}</div><div style="padding:0 0 12px"><b>${escaped(words.house.organisation.name)}</b> <span class="small">${clock(random)}</span><div class="small">${escaped(chrome[words.language].mail.to)} ${escaped(chrome[words.language].mail.me)}</div></div>${masthead(words.house, 26, theme.isDark)}<div style="padding:14px 0">${texts}</div><div style="display:flex;justify-content:center;background:#fff;padding:12px">${qr(190)}</div></div>`,
    theme.surface,
  );
};

/** A printed page in a viewer of documents. */
const document: Draw = (setting, words, qr, texts) =>
  `<div style="height:100vh;background:#525659;display:flex;flex-direction:column"><div style="height:44px;background:#323639;color:#f1f1f1;display:flex;align-items:center;gap:22px;padding:0 18px;font-size:13px">${icon('menu', 18, '#fff')}<span>${escaped(words.write('{brand}_{nnn}.pdf'))}</span><span style="margin-left:auto">1 / 1</span><span>100%</span></div><div style="flex:1;overflow:hidden;display:flex;justify-content:center;padding:18px"><div style="background:#fff;color:#1a1a1a;width:${setting.device.isPhone ? '100%' : '680px'};padding:40px">${masthead(words.house, 32, false)}<div style="padding:22px 0">${texts}</div><div style="display:flex;gap:22px;align-items:center">${qr(170)}</div></div></div></div>`;

/** A card on a table, the code on one half. */
const tableCard: Draw = (setting, { house }, qr, texts) => {
  const accent = accentOf(house, false);
  const size = Math.round(Math.min(setting.device.width, setting.device.height) * 0.36);
  return `<div style="height:100vh;background:linear-gradient(160deg,#7a5c43,#4d3828);display:flex;align-items:center;justify-content:center"><div style="background:#fffdf8;color:#222;border-radius:10px;display:flex;flex-wrap:wrap;max-width:94%;box-shadow:0 12px 40px #0008"><div style="background:${accent};padding:26px;display:flex;align-items:center;border-radius:10px 0 0 10px"><div style="background:#fff;padding:8px">${qr(size)}</div></div><div style="padding:26px;width:${Math.min(360, setting.device.width * 0.8)}px">${masthead(house, 30, false)}<div style="padding-top:14px">${texts}</div></div></div></div>`;
};

const square = (
  kind: string,
  name: string,
  part: Scene['part'],
  labels: Scene['labels'],
  weight: number,
  on: Scene['on'],
  photographed: number,
  draw: Draw,
  wanted: Wanted,
): Scene => ({
  kind,
  template: `${kind}/${name}`,
  part,
  labels,
  on,
  weight,
  photographed,
  draw: async (setting) => {
    const words = screenWords(setting, wanted);
    const payload = payloadOf(words, setting);
    const svg = await squareCode(payload, setting.random.pick(['L', 'M', 'M', 'Q']));
    const pieces = piecesOf(words.groups);
    const texts = piecesHtml(pieces, { hasLabels: true, items: 'list' });
    return drawingWithoutBar(
      setting,
      words,
      draw(setting, words, (size) => code(payload, svg, size), texts),
    );
  },
});

const wanted: Wanted = { genres: ['qr_prompt'] };
const legitimateToo: Wanted = {
  genres: ['qr_prompt', 'menu_card', 'loyalty', 'two_factor_setup', 'wifi_portal'],
};

export const squareCodes: readonly Scene[] = [
  square('QR code', 'poster', 'fit', [1], 2, 'any', 0.4, poster, wanted),
  square('QR code', 'in-mail', 'fit', [1], 2, 'phone', 0.1, inMail, wanted),
  square('QR code', 'sticker', 'held', [1], 2, 'any', 0.5, sticker, wanted),
  square('QR code', 'document', 'held', [1], 2, 'any', 0.1, document, wanted),
  square('QR code', 'poster', 'fit', [0], 1, 'any', 0.4, poster, legitimateToo),
  square('QR code', 'in-mail', 'fit', [0], 0.5, 'phone', 0.1, inMail, legitimateToo),
  square('QR code', 'table-card', 'held', [0], 1.5, 'any', 0.4, tableCard, legitimateToo),
];
