import type { Random } from '../random.ts';
import { box, mark, row } from './drawing.ts';

/** How high the browser's own bars are, so that the page below keeps its size. */
export const barHeights = { desk: 84, phone: 96 };

/** The page with a browser drawn around it: tabs and address on a desk, status and address on a phone. */
export const framedPage = (page: string, { random, isDark, isPhone, width }: FrameOptions): string => {
  const bar = isDark ? '#202124' : random.pick(['#fff', '#f8f8f8', '#dee1e6']);
  const pill = isDark ? '#3c4043' : random.pick(['#f1f3f4', '#e9ebee', '#fff']);
  const address = `${random.string(random.between(6, 14))}.${random.pick(['example', 'com', 'de', 'net'])}/${random.string(6)}`;
  const tabs = row(
    `height:40px;background:${isDark ? '#35363a' : '#d3d7de'};padding:0 12px`,
    box(
      `width:220px;height:32px;margin-top:8px;background:${bar};border-radius:8px 8px 0 0;font-size:12px;line-height:32px;padding-left:14px`,
      random.string(9),
    ),
  );
  const status = row(
    `height:36px;background:${bar};justify-content:space-between;padding:0 20px;font-size:14px`,
    '9:41',
    mark(60, 12, '#888'),
  );
  const line = isDark ? '#3c4043' : '#c6c8cc';
  const height = isPhone ? 60 : 44;
  const bars = row(
    `height:${height}px;box-sizing:border-box;background:${bar};border-bottom:1px solid ${line};padding:0 14px;gap:14px;font-size:14px`,
    ...(isPhone ? [mark(18, 18, '#888')] : ['←', '→', '↻']),
    box(
      `flex:1;height:${isPhone ? 42 : 30}px;line-height:${isPhone ? 42 : 30}px;background:${pill};border-radius:21px;padding:0 18px;overflow:hidden`,
      address,
    ),
    mark(18, 18, '#999'),
  );
  return box(`width:${width}px;font-family:sans-serif`, isPhone ? status : tabs, bars, page);
};

type FrameOptions = { random: Random; isDark: boolean; isPhone: boolean; width: number };
