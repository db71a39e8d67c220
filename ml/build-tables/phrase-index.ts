/**
 * Builds src/engine/wording/phrase-index.json: by which words each phrase of the tables is found. To be run whenever a phrase
 * changes; `phrase-search.test.ts` says so. Usage: node ml/build-tables/phrase-index.ts
 */
import { writeFileSync } from 'node:fs';
import { phraseIndexes } from '../../src/engine/training.ts';

const file = 'src/engine/wording/phrase-index.json';
const indexes = phraseIndexes();
writeFileSync(file, `${JSON.stringify(indexes, null, 2)}\n`);
const count = indexes.reduce((sum, { phrases }) => sum + phrases.length, 0);
process.stdout.write(`${count} phrases: ${file}\n`);
