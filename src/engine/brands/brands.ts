import { banks } from './table/banks.ts';
import type { Brand } from './table/brand.ts';
import { energyAndTelecom } from './table/energy-and-telecom.ts';
import { moneyAndState } from './table/money-and-state.ts';
import { shopsAndPost } from './table/shops-and-post.ts';
import { socialAndGames } from './table/social-and-games.ts';
import { technology } from './table/technology.ts';

export type { Brand } from './table/brand.ts';

/** Every brand the engine knows, most imitated sectors first: the first match names the imitation. */
export const brands: readonly Brand[] = [
  ...technology,
  ...socialAndGames,
  ...moneyAndState,
  ...shopsAndPost,
  ...banks,
  ...energyAndTelecom,
];
