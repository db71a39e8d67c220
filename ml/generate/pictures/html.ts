import { escaped } from '../layout/as-html.ts';
import { type House, tintOn } from './houses.ts';
import type { FieldKind } from './picture-item.ts';

export { escaped };

/** The mark of a house, marked as such for the ground truth. Nothing where it has none. */
export const logo = (house: House, size: number, isDark: boolean, tint?: string): string => {
  if (!house.mark || !house.brand) return '';
  const drawn = house.mark.svg(size, tint ?? tintOn(house, isDark));
  return `<span class="logo" data-logo="${escaped(house.brand.genuine)}">${drawn}</span>`;
};

/** Mark and name side by side, as mastheads have them. */
export const masthead = (house: House, size: number, isDark: boolean, tint?: string): string =>
  `<span class="masthead" style="font-size:${Math.round(size * 0.8)}px${tint ? `;color:${tint}` : ''}">${logo(house, size, isDark, tint)}<b>${escaped(house.organisation.name)}</b></span>`;

/** Something to type into. What stands in it, if anything, is grey. */
export const field = (kind: FieldKind, inside: string, style = ''): string =>
  `<div class="field" data-field="${kind}"${style === '' ? '' : ` style="${style}"`}><span>${inside === '' ? '&nbsp;' : escaped(inside)}</span></div>`;

/** A QR code whose content is known. */
export const code = (payload: string, svg: string, size: number): string =>
  `<div class="qr" data-code="${escaped(payload)}" style="width:${size}px;height:${size}px">${svg}</div>`;

/** Greyed bars in the place of pictures and icons: an image that has nothing to read. */
export const picture = (width: string, height: string, from: string, to: string, angle = 120): string =>
  `<div style="width:${width};height:${height};background:linear-gradient(${angle}deg,${from},${to});border-radius:inherit;flex:none"></div>`;

/** Simple line icons, drawn with strokes so that nothing reads them as letters. */
const iconPaths: Record<string, string> = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  reload: 'M19 12a7 7 0 1 1-2-5M17 3v4h-4',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  dots: 'M12 5.500v.1M12 12v.1M12 18.500v.1',
  star: 'M12 4l2.400 5.200 5.600.6-4.200 3.800 1.200 5.600-5-2.900-5 2.900 1.200-5.600L4 9.800l5.600-.6z',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15.500 15.500L20 20',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  share: 'M12 15V4M8 7.500L12 4l4 3.500M6 11v9h12v-9',
  book: 'M4 5h7v14H4zM13 5h7v14h-7z',
  tabs: 'M5 9h10v10H5zM9 9V5h10v10h-4',
  send: 'M4 12l16-7-6 15-3-6z',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  archive: 'M4 5h16v4H4zM6 9v10h12V9M10 13h4',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  phone: 'M6 4h4l1.500 5-2.500 2a11 11 0 0 0 4 4l2-2.500 5 1.500v4a16 16 0 0 1-14-14z',
  video: 'M4 7h11v10H4zM15 11l5-3v8l-5-3',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5 20c1-5 13-5 14 0',
  bell: 'M7 16V11a5 5 0 0 1 10 0v5l2 2H5zM10 20h4',
  check: 'M5 12l5 5 9-10',
  warn: 'M12 4l9 16H3zM12 10v4M12 17v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.500v.1',
  card: 'M3 6h18v12H3zM3 10h18',
  gear: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M5.600 18.400l2.100-2.100M16.300 7.700l2.100-2.100',
  down: 'M6 9l6 6 6-6',
  clip: 'M17 8l-7 7a2 2 0 0 0 3 3l7-7a4 4 0 0 0-6-6l-7 7a6 6 0 0 0 8.500 8.500',
};

export const icon = (name: string, size: number, colour = 'currentColor', stroke = 1.8): string =>
  `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"><path d="${iconPaths[name] ?? iconPaths['menu'] ?? ''}"/></svg>`;
