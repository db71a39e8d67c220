import { englishAccounts } from './english-accounts.ts';
import { englishJunk } from './english-junk.ts';
import { englishMoney } from './english-money.ts';
import { englishPressure } from './english-pressure.ts';
import type { Phrasebook } from './topics.ts';

/** Lures and the words around them, in English. */
export const english: Phrasebook = {
  ...englishAccounts,
  ...englishMoney,
  ...englishPressure,
  ...englishJunk,
};
