import type { Letter } from '../letter.ts';
import { deAccounts } from './de/accounts.ts';
import { deEveryday } from './de/everyday.ts';
import { enAccounts } from './en/accounts.ts';
import { enEveryday } from './en/everyday.ts';
import { enFluent } from './en/fluent.ts';
import { enLures } from './en/lures.ts';
import { enMoney } from './en/money.ts';
import { enPeople } from './en/people.ts';
import { es } from './es.ts';
import { polished } from './fluent/index.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { more } from './more.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

/** Every letter of every language. */
export const allLetters: readonly Letter[] = [
  ...enAccounts,
  ...enMoney,
  ...enPeople,
  ...enEveryday,
  ...enLures,
  ...enFluent,
  ...deAccounts,
  ...deEveryday,
  ...fr,
  ...es,
  ...pt,
  ...it,
  ...nl,
  ...pl,
  ...ja,
  ...more,
  ...polished,
];
