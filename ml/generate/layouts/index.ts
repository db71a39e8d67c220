import { bankDrawings } from './banks.ts';
import { coinAndPostDrawings } from './coins-and-post.ts';
import type { Drawing } from './drawing.ts';
import { fileAndMailDrawings } from './files-and-mail.ts';
import { gameAndShopDrawings } from './games-and-shops.ts';
import { networkDrawings } from './networks.ts';
import { officeDrawings } from './office.ts';

/** Every drawing of the library. */
export const drawings: Drawing[] = [
  ...officeDrawings,
  ...fileAndMailDrawings,
  ...networkDrawings,
  ...gameAndShopDrawings,
  ...bankDrawings,
  ...coinAndPostDrawings,
];
