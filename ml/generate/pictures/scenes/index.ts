import type { Scene } from '../setting.ts';
import { alerts } from './alerts.ts';
import { apps } from './apps.ts';
import { drawnWindows } from './drawn-windows.ts';
import { mails } from './mails.ts';
import { messages } from './messages.ts';
import { squareCodes } from './qr-codes.ts';
import { views } from './views.ts';
import { webPages } from './web-pages.ts';
import { workScenes } from './work.ts';

/** Every template. */
export const scenes: readonly Scene[] = [
  ...webPages,
  ...messages,
  ...mails,
  ...alerts,
  ...drawnWindows,
  ...squareCodes,
  ...apps,
  ...workScenes,
  ...views,
];
