import type { Random } from '../random.ts';
import type { Device, Theme } from './setting.ts';

const desktops: readonly (readonly [Device, number])[] = [
  [{ width: 1280, height: 800, density: 1, isPhone: false }, 5],
  [{ width: 1920, height: 1080, density: 1, isPhone: false }, 2],
  [{ width: 1440, height: 900, density: 1, isPhone: false }, 3],
  [{ width: 1024, height: 768, density: 1, isPhone: false }, 1],
];
const phones: readonly (readonly [Device, number])[] = [
  [{ width: 390, height: 844, density: 2, isPhone: true }, 4],
  [{ width: 390, height: 844, density: 3, isPhone: true }, 2],
  [{ width: 360, height: 800, density: 2, isPhone: true }, 3],
  [{ width: 768, height: 1024, density: 1, isPhone: true }, 1],
];

export const deviceFor = (on: 'desktop' | 'phone' | 'any', random: Random): Device =>
  random.weighted(on === 'phone' || (on === 'any' && random.chance(0.4)) ? phones : desktops);

const lights: readonly Theme[] = [
  ['#ffffff', '#ffffff', '#f5f6f8', '#1f2328', '#6b7280', '#d9dce1'],
  ['#f3f4f6', '#ffffff', '#f8f9fb', '#111827', '#6b7280', '#d1d5db'],
  ['#f2f2f7', '#ffffff', '#f7f7fa', '#1c1c1e', '#8a8a8e', '#d8d8dc'],
  ['#faf8f5', '#ffffff', '#f4f0ea', '#2b2622', '#857c72', '#e1dad0'],
  ['#eef3f8', '#ffffff', '#f3f7fb', '#14263a', '#5f7387', '#cfdbe6'],
].map((colours) => themeOf(false, colours));
const darks: readonly Theme[] = [
  ['#121212', '#1e1e1e', '#262626', '#e8e8e8', '#a0a0a0', '#3a3a3a'],
  ['#0d1117', '#161b22', '#21262d', '#e6edf3', '#8b949e', '#30363d'],
  ['#000000', '#1c1c1e', '#2c2c2e', '#f2f2f7', '#98989f', '#38383a'],
  ['#1a1d29', '#23283a', '#2b3146', '#e9ecf5', '#9aa3bd', '#3a4160'],
].map((colours) => themeOf(true, colours));

function themeOf(isDark: boolean, colours: string[]): Theme {
  const [page = '', surface = '', soft = '', text = '', muted = '', line = ''] = colours;
  return { isDark, page, surface, soft, text, muted, line };
}

export const themeOfKind = (isDark: boolean, random: Random): Theme => random.pick(isDark ? darks : lights);

export const themeFor = (random: Random): Theme => themeOfKind(random.chance(0.32), random);

/** What pages and programs are set in; where a family is not installed the next one is taken. */
const fonts: readonly string[] = [
  "Arial, 'Liberation Sans', sans-serif",
  "'Segoe UI', 'Open Sans', 'Liberation Sans', sans-serif",
  "Roboto, 'Liberation Sans', sans-serif",
  "Inter, 'Liberation Sans', sans-serif",
  "-apple-system, 'SF Pro Text', Inter, 'Liberation Sans', sans-serif",
  "'Noto Sans', 'Liberation Sans', sans-serif",
  "Lato, 'Liberation Sans', sans-serif",
  "Cantarell, 'Liberation Sans', sans-serif",
  "Calibri, Carlito, 'Liberation Sans', sans-serif",
  "Verdana, 'DejaVu Sans', sans-serif",
  "Georgia, 'Noto Serif', 'Liberation Serif', serif",
];

export const fontFor = (random: Random): string => random.pick(fonts);

export const monospaced: readonly string[] = [
  "'Fira Code', 'Liberation Mono', monospace",
  "Hack, 'Liberation Mono', monospace",
  "'DejaVu Sans Mono', 'Liberation Mono', monospace",
  "Consolas, 'Liberation Mono', monospace",
];

/** Running text in CSS pixels: small print is set smaller and titles larger by the scenes. */
export const sizeFor = (device: Device, random: Random): number =>
  device.isPhone ? random.between(14, 17) : random.pick([12, 13, 13, 14, 14, 14, 15, 16, 16, 18]);
