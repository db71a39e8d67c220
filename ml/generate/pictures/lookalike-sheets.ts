import { randomFrom } from '../random.ts';
import { escaped, icon } from './html.ts';
import { themeFor } from './look.ts';
import { lookalikeHosts } from './lookalike-hosts.ts';
import type { PicturePlan } from './pictures.ts';

/** Pixels of the letters that addresses are read at. */
export const lookalikeSizes = [10, 11, 12, 13, 16, 20] as const;
const hostsPerSheet = 24;

const fonts = [
  "Arial, 'Liberation Sans', sans-serif",
  "'Segoe UI', 'Open Sans', sans-serif",
  'Roboto, sans-serif',
  'Inter, sans-serif',
  "'Noto Sans', sans-serif",
  "Verdana, 'DejaVu Sans', sans-serif",
  'Calibri, Carlito, sans-serif',
  "Georgia, 'Noto Serif', 'Liberation Serif', serif",
  "'Liberation Mono', monospace",
];

export type LookalikeSheet = { plan: PicturePlan; size: number; hosts: string[] };

/** Lookalike addresses as they stand in bars, in links and in sentences; every size shows every host. */
export const lookalikeSheets = (seed: number, hostCount: number): LookalikeSheet[] => {
  const hosts = lookalikeHosts(hostCount, randomFrom(`hookwise lookalikes ${seed}`));
  const sheets = Array.from({ length: Math.ceil(hosts.length / hostsPerSheet) }, (_, at) =>
    hosts.slice(at * hostsPerSheet, (at + 1) * hostsPerSheet),
  );
  return lookalikeSizes.flatMap((size) =>
    sheets.map((some, at) => ({ plan: planSheet(seed, size, at, some), size, hosts: some })),
  );
};

const planSheet = (seed: number, size: number, at: number, hosts: readonly string[]): PicturePlan => {
  const random = randomFrom(`hookwise sheet ${seed} ${size} ${at}`);
  const theme = themeFor(random);
  const accent = theme.isDark ? '#7fb2ff' : '#1a56db';
  const line = (host: string) =>
    random.pick([
      () => `<div class="bar">${icon('lock', 13, theme.muted)}<span>${escaped(host)}</span></div>`,
      () =>
        `<div class="bar"><span style="color:${theme.muted}">https://<span style="color:${theme.text}">${escaped(host)}</span>/signin</span></div>`,
      () => `<p><a>https://${escaped(host)}/${random.string(6)}</a></p>`,
      () => `<p>Open <a>${escaped(host)}</a> to confirm</p>`,
      () => `<p>Info: ${escaped(host)} (customer service)</p>`,
    ])();
  return {
    id: `lookalike-${seed}-${size}-${String(at).padStart(2, '0')}`,
    part: 'held',
    label: 1,
    kind: 'lookalike addresses',
    template: 'lookalike addresses',
    language: 'en',
    device: { width: 1280, height: 800, density: 1, isPhone: false },
    theme,
    drawing: {
      body: `<div style="columns:2;column-gap:40px;padding:20px 40px">${hosts.map(line).join('')}</div>`,
      style: `body{margin:0;font-family:${random.pick(fonts)};font-size:${size}px;line-height:1.5;color:${theme.text};background:${theme.page};overflow:hidden}a{color:${accent}}p,.bar{margin:0 0 ${60 - 2 * size}px;height:${size * 2}px;break-inside:avoid}.bar{display:flex;align-items:center;gap:8px;background:${theme.soft};border-radius:14px;padding:0 12px}.icon{flex:none}`,
      background: theme.page,
      wording: 'lookalike/en',
      brand: null,
      bar: null,
      host: null,
    },
    isPhotographed: false,
    encoding: random.pick(['png', 'png', 'jpeg 85']),
    random,
  };
};
