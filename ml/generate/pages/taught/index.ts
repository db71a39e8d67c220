import type { Letter } from '../../letter.ts';
import type { Screen } from '../screen.ts';
import { deTaught } from './de.ts';
import { enTaughtHonest } from './en/honest.ts';
import { enTaughtLures } from './en/lures.ts';
import { esTaught } from './es.ts';
import { frTaught } from './fr.ts';
import { itTaught } from './it.ts';
import { nlTaught } from './nl.ts';
import { plTaught } from './pl.ts';
import { ptTaught } from './pt.ts';

const all = [
  enTaughtHonest,
  enTaughtLures,
  deTaught,
  frTaught,
  esTaught,
  ptTaught,
  itTaught,
  nlTaught,
  plTaught,
];

export const taughtScreens: readonly Screen[] = all.flatMap(({ screens }) => screens);
export const taughtLetters: readonly Letter[] = all.flatMap(({ letters }) => letters);
