import type { Setting } from '../setting.ts';
import { type Framed, inDesktopBrowser, type Shown } from './desktop-browser.ts';
import { inPhoneBrowser } from './phone.ts';

/** A page as a browser shows it, or now and then the page alone. */
export const inBrowser = (
  setting: Setting,
  words: Shown,
  title: string,
  page: string,
  bareShare = 0.12,
): Framed => {
  if (setting.random.chance(bareShare))
    return { body: `<div class="page" style="height:100vh">${page}</div>`, bar: null, host: null };
  return setting.device.isPhone
    ? inPhoneBrowser(setting, words, page)
    : inDesktopBrowser(setting, words, title, page);
};
