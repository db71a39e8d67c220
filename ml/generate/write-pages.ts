import { generatePages } from './pages.ts';
import { writeLines } from './write-lines.ts';

// node ml/generate/write-pages.ts --seed 1 --count 20000 --out pages.jsonl
await writeLines(generatePages);
