import { banks } from './brands/banks.ts';
import type { Brand } from './brands/brand.ts';
import { moneyAndState } from './brands/money-and-state.ts';
import { shopsAndPost } from './brands/shops-and-post.ts';
import { socialAndGames } from './brands/social-and-games.ts';
import { technology } from './brands/technology.ts';

export type { Brand } from './brands/brand.ts';

/** Every brand the engine knows, most imitated sectors first: the first match names the imitation. */
export const brands: readonly Brand[] = [
  ...technology,
  ...socialAndGames,
  ...moneyAndState,
  ...shopsAndPost,
  ...banks,
];
