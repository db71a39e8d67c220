import { generateMails } from './mails.ts';
import { writeLines } from './write-lines.ts';

// node ml/generate/write.ts --seed 1 --count 18000 --out mails.jsonl
await writeLines(generateMails);
