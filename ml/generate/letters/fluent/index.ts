import type { Letter } from '../../letter.ts';
import { dePolished } from './de.ts';
import { enPolished } from './en.ts';
import { esPolished } from './es.ts';
import { frPolished } from './fr.ts';
import { itPolished } from './it.ts';
import { jaPolished } from './ja.ts';
import { morePolished } from './more.ts';
import { nlPolished } from './nl.ts';
import { plPolished } from './pl.ts';
import { ptPolished } from './pt.ts';

/** Polished prose. Each letter is written for both sides, so that only what it asks for tells them apart. */
export const polished: readonly Letter[] = [
  ...enPolished,
  ...dePolished,
  ...frPolished,
  ...esPolished,
  ...ptPolished,
  ...itPolished,
  ...nlPolished,
  ...plPolished,
  ...jaPolished,
  ...morePolished,
];
