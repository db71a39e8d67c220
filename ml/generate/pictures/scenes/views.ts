import { kits } from '../../kits.ts';
import type { Random } from '../../random.ts';
import { drawingOf } from '../drawing-of.ts';
import { inBrowser } from '../frames/in-browser.ts';
import { escaped, masthead } from '../html.ts';
import type { Drawing } from '../picture-item.ts';
import type { Scene, Setting } from '../setting.ts';
import { filler, screenWords } from '../words.ts';

const bare = (setting: Setting, body: string, wording: string): Drawing => ({
  body,
  style: `*{box-sizing:border-box}body{margin:0;font-family:${setting.font};font-size:${setting.size}px;color:${setting.theme.text};background:${setting.theme.page};overflow:hidden}`,
  background: setting.theme.page,
  wording,
  brand: null,
  bar: null,
  host: null,
});

const tones = ['#3b82f6', '#ef4444', '#10b981', '#f59e0b', '#8b5cf6', '#14b8a6'];

const curve = (random: Random, width: number, height: number): string => {
  let y = height * (0.4 + random.next() * 0.3);
  return Array.from({ length: 24 }, (_, at) => {
    y = Math.min(height, Math.max(0, y + (random.next() - 0.5) * height * 0.3));
    return `${at === 0 ? 'M' : 'L'}${((at * width) / 23).toFixed(0)} ${y.toFixed(0)}`;
  }).join('');
};

const chart = (setting: Setting, kind: 'lines' | 'bars' | 'ring', width: number): string => {
  const { random, theme } = setting;
  const height = Math.round(width * 0.42);
  if (kind === 'lines')
    return `<svg width="${width}" height="${height}">${[0.25, 0.5, 0.75].map((at) => `<path d="M0 ${height * at}H${width}" stroke="${theme.line}"/>`).join('')}${tones
      .slice(0, 2)
      .map(
        (tone) =>
          `<path d="${curve(random, width, height)}" fill="none" stroke="${tone}" stroke-width="2.500"/>`,
      )
      .join('')}</svg>`;
  if (kind === 'bars')
    return `<svg width="${width}" height="${height}">${Array.from({ length: 12 }, (_, at) => {
      const tall = height * (0.2 + random.next() * 0.75);
      return `<rect x="${(at * width) / 12 + 4}" y="${height - tall}" width="${width / 12 - 8}" height="${tall}" fill="${tones[0]}" rx="3"/>`;
    }).join('')}</svg>`;
  return `<svg width="${height}" height="${height}" viewBox="-50 -50 100 100">${tones
    .slice(0, 4)
    .map(
      (tone, at) =>
        `<circle r="38" fill="none" stroke="${tone}" stroke-width="18" stroke-dasharray="${[80, 60, 50, 49][at]} 239" stroke-dashoffset="${-([0, 80, 140, 190][at] ?? 0)}"/>`,
    )
    .join('')}</svg>`;
};

const dashboard = (
  name: string,
  part: Scene['part'],
  kinds: readonly ('lines' | 'bars' | 'ring')[],
): Scene => ({
  kind: 'dashboard',
  template: `dashboard/${name}`,
  part,
  labels: [0],
  on: 'any',
  weight: 1.5,
  draw: (setting) => {
    const words = screenWords(setting, { genres: ['dashboard'] });
    const { theme, device, random } = setting;
    const width = device.isPhone ? device.width - 60 : Math.round(device.width / 2.4);
    const tiles = words.groups
      .flatMap(({ parts }) => parts)
      .slice(1)
      .map(
        (text) =>
          `<div style="background:${theme.surface};border:1px solid ${theme.line};border-radius:8px;padding:14px 18px">${escaped(text)}</div>`,
      )
      .join('');
    const months = kits[words.language].months
      .slice(0, 6)
      .map((month) => `<span>${escaped(month.slice(0, 3))}</span>`)
      .join('');
    const panels = kinds
      .map(
        (kind) =>
          `<div style="background:${theme.surface};border:1px solid ${theme.line};border-radius:8px;padding:18px"><b>${escaped(words.write(random.pick(['{city}', '{company}', '{good}'])))}</b><div style="padding:10px 0">${chart(setting, kind, width)}</div><div style="display:flex;justify-content:space-between;font-size:11px;color:${theme.muted}">${months}</div></div>`,
      )
      .join('');
    const page = `<div style="padding:18px 24px"><div style="display:flex;gap:16px;align-items:center;padding:0 0 14px">${masthead(words.house, 24, theme.isDark)}<span style="font-size:20px">${escaped(words.groups[0]?.parts[0] ?? '')}</span></div><div style="display:flex;gap:14px;flex-wrap:wrap;padding:0 0 16px">${tiles}</div><div style="display:flex;gap:16px;flex-wrap:wrap">${panels}</div></div>`;
    return drawingOf(setting, words, inBrowser(setting, words, words.house.organisation.name, page, 0.2));
  },
});

const article = (name: string, part: Scene['part'], columns: number): Scene => ({
  kind: 'article',
  template: `article/${name}`,
  part,
  labels: [0],
  on: 'any',
  weight: 2.5,
  draw: (setting) => {
    const words = screenWords(setting, {
      genres: ['news_article', 'forum', 'search_results', 'phishing_warning'],
      frame: 'web',
    });
    const { theme, device, random } = setting;
    const all = words.groups.flatMap(({ parts }) => parts);
    const [title = '', ...rest] = all;
    const more = Array.from({ length: 6 }, () => filler(words, random));
    const side = device.isPhone
      ? ''
      : `<div style="width:240px;flex:none">${more.map(([head, text]) => `<div style="padding:0 0 16px"><b>${escaped(head)}</b><div style="color:${theme.muted}">${escaped(text)}</div></div>`).join('')}</div>`;
    const body = [...rest, ...more.map(([, text]) => text), ...more.map(([head, text]) => `${head}. ${text}`)]
      .map((text) => `<p>${escaped(text)}</p>`)
      .join('');
    const page = `<div style="padding:16px ${device.isPhone ? 18 : 60}px"><div style="padding:0 0 14px;border-bottom:3px solid ${words.house.colour}">${masthead(words.house, 30, theme.isDark)}</div><h1 style="padding-top:16px">${escaped(title)}</h1><div style="display:flex;gap:40px"><div style="flex:1;${columns > 1 && !device.isPhone ? 'columns:2;column-gap:30px' : ''}">${body}</div>${side}</div></div>`;
    return drawingOf(setting, words, inBrowser(setting, words, title.slice(0, 50), page, 0.15));
  },
});

/** Hills, water and light with grain: what a camera sees, as far as a drawing can. */
const landscape = (random: Random, width: number, height: number): string => {
  const [sky, low, hill, near] = random.pick([
    ['#6fa8dc', '#f6e3c5', '#5b7f95', '#3d5a3e'],
    ['#f0a36b', '#ffd9a8', '#8a5a6b', '#3a2a3c'],
    ['#9fb8cc', '#e3e9ee', '#6f8796', '#55664f'],
    ['#2b3a67', '#d48a6a', '#3c3350', '#1d1b2b'],
  ]);
  const ridge = (base: number, rough: number) => {
    let y = base;
    const points = Array.from({ length: 40 }, (_, at) => {
      y += (random.next() - 0.5) * rough;
      return `L${((at * width) / 39).toFixed(0)} ${y.toFixed(0)}`;
    });
    return `M0 ${height}${points.join('')}L${width} ${height}Z`;
  };
  const people = Array.from({ length: random.between(0, 4) }, (_, at) => {
    const x = width * (0.3 + at * 0.13);
    const size = Math.min(width, height) * 0.07;
    const y = height * 0.72;
    return `<g><ellipse cx="${x}" cy="${y + size * 2.2}" rx="${size}" ry="${size * 1.7}" fill="${random.pick(tones)}"/><circle cx="${x}" cy="${y}" r="${size * 0.75}" fill="${random.pick(['#e0b08c', '#c68863', '#8d5a3b', '#f1cdb0'])}"/><path d="M${x - size * 0.75} ${y - 2}a${size * 0.75} ${size * 0.75} 0 0 1 ${size * 1.5} 0z" fill="${random.pick(['#2b1d14', '#6b4a2b', '#c9a15a'])}"/></g>`;
  }).join('');
  return `<svg width="100%" height="100%" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset=".7" stop-color="${low}"/></linearGradient><filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".035 .06" numOctaves="5" seed="${random.between(1, 999)}" result="t"/><feDisplacementMap in="SourceGraphic" in2="t" scale="26"/><feGaussianBlur stdDeviation="1.200"/></filter><filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="${random.between(1, 999)}"/><feColorMatrix values="0.6 0 0 0 0 0 0.6 0 0 0 0 0 0.6 0 0 0 0 0 .3 0"/></filter></defs><rect width="${width}" height="${height}" fill="url(#s)"/><circle cx="${width * random.next()}" cy="${height * 0.25}" r="${height * 0.06}" fill="#fff8e0" opacity=".9"/><g filter="url(#g)"><path d="${ridge(height * 0.5, height * 0.06)}" fill="${hill}"/><path d="${ridge(height * 0.68, height * 0.05)}" fill="${near}"/>${people}</g><rect width="${width}" height="${height}" filter="url(#n)" opacity=".35"/></svg>`;
};

const photo = (name: string, part: Scene['part'], isFramed: boolean): Scene => ({
  kind: 'photograph',
  template: `photograph/${name}`,
  part,
  labels: [0],
  on: 'any',
  weight: 1.5,
  photographed: 0,
  draw: (setting) => {
    const { device, random } = setting;
    const drawn = landscape(random, device.width, device.height);
    return bare(
      setting,
      isFramed
        ? `<div style="height:100vh;background:#000;padding:${Math.round(device.height * 0.12)}px 0">${drawn}</div>`
        : `<div style="height:100vh">${drawn}</div>`,
      'view/none',
    );
  },
});

const map = (name: string, part: Scene['part'], isDense: boolean): Scene => ({
  kind: 'map',
  template: `map/${name}`,
  part,
  labels: [0],
  on: 'any',
  weight: 0.7,
  draw: (setting) => {
    const { device, random, theme, language } = setting;
    const kit = kits[language];
    const { width, height } = device;
    const [land, road, water, park] = theme.isDark
      ? ['#242f3e', '#38414e', '#17263c', '#263c3f']
      : ['#f2efe9', '#ffffff', '#aad3df', '#cdebb0'];
    const roads = Array.from({ length: isDense ? 26 : 14 }, () => {
      const isAcross = random.chance(0.5);
      const at = random.next();
      const bend = (random.next() - 0.5) * 0.3;
      return `<path d="${isAcross ? `M0 ${at * height}Q${width / 2} ${(at + bend) * height} ${width} ${(at + bend / 2) * height}` : `M${at * width} 0Q${(at + bend) * width} ${height / 2} ${(at + bend / 2) * width} ${height}`}" stroke="${road}" stroke-width="${random.pick([3, 5, 9])}" fill="none"/>`;
    }).join('');
    const labels = Array.from(
      { length: isDense ? 16 : 9 },
      (_, at) =>
        `<span style="position:absolute;left:${6 + ((at * 37) % 82)}%;top:${8 + ((at * 23) % 84)}%;font-size:${random.between(10, 15)}px;white-space:nowrap;color:${theme.isDark ? '#d0d6e0' : '#444'}">${escaped(random.chance(0.6) ? random.pick(kit.streets) : random.pick(kit.cities))}</span>`,
    ).join('');
    return bare(
      setting,
      `<div style="position:relative;height:100vh;background:${land};overflow:hidden"><svg width="${width}" height="${height}" style="position:absolute;left:0;top:0"><path d="M0 ${height * 0.3}Q${width * 0.4} ${height * 0.5} ${width} ${height * 0.2}" stroke="${water}" stroke-width="${height * 0.09}" fill="none"/><rect x="${width * 0.6}" y="${height * 0.55}" width="${width * 0.2}" height="${height * 0.22}" fill="${park}"/>${roads}</svg>${labels}</div>`,
      `view/${language}`,
    );
  },
});

const blank = (name: string, part: Scene['part'], fill: (random: Random) => string): Scene => ({
  kind: 'blank',
  template: `blank/${name}`,
  part,
  labels: [0],
  on: 'any',
  weight: 0.4,
  draw: (setting) =>
    bare(setting, `<div style="height:100vh;background:${fill(setting.random)}"></div>`, 'view/none'),
});

export const views: readonly Scene[] = [
  dashboard('lines', 'fit', ['lines', 'bars']),
  dashboard('rings', 'held', ['ring', 'bars', 'lines']),
  article('one-column', 'fit', 1),
  article('two-columns', 'held', 2),
  photo('whole', 'fit', false),
  photo('framed', 'held', true),
  map('wide', 'fit', false),
  map('dense', 'held', true),
  blank('flat', 'fit', (random) => random.pick(['#ffffff', '#000000', '#1e66d0'])),
  blank(
    'shaded',
    'held',
    (random) =>
      `linear-gradient(${random.between(0, 180)}deg,${random.pick(['#fff', '#234', '#e8c'])},${random.pick(['#eee', '#567', '#8ce'])})`,
  ),
];
