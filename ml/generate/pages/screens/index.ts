import type { Screen } from '../screen.ts';
import { taughtScreens } from '../taught/index.ts';
import { de } from './de.ts';
import { enHonestEchoes } from './en/honest-echoes.ts';
import { enHonestMessages } from './en/honest-messages.ts';
import { enHonestPages } from './en/honest-pages.ts';
import { enLureMessages } from './en/lure-messages.ts';
import { enLurePages } from './en/lure-pages.ts';
import { enPairs } from './en/pairs.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

/** Every screen of every language. */
export const allScreens: readonly Screen[] = [
  ...enHonestEchoes,
  ...enHonestMessages,
  ...enHonestPages,
  ...enLureMessages,
  ...enLurePages,
  ...enPairs,
  ...de,
  ...fr,
  ...es,
  ...pt,
  ...it,
  ...nl,
  ...pl,
  ...ja,
  ...taughtScreens,
];
