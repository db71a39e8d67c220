import type { Framed } from './frames/desktop-browser.ts';
import { pageStyle } from './page-style.ts';
import type { Drawing } from './picture-item.ts';
import type { Setting } from './setting.ts';
import type { ScreenWords } from './words.ts';

type Shown = Pick<ScreenWords, 'house' | 'wording'>;

const known = (setting: Setting, { house, wording }: Shown) => ({
  style: pageStyle(setting, house),
  background: setting.theme.page,
  wording,
  brand: house.brand?.genuine ?? null,
});

/** A page in a browser, together with what is known of it. */
export const drawingOf = (setting: Setting, shown: Shown, framed: Framed): Drawing => ({
  ...framed,
  ...known(setting, shown),
});

/** The same where no browser is shown. */
export const drawingWithoutBar = (setting: Setting, shown: Shown, body: string): Drawing => ({
  body,
  ...known(setting, shown),
  bar: null,
  host: null,
});
