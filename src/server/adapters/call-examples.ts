import { readFileSync } from 'node:fs';
import { z } from 'zod';

const schema = z.record(z.string(), z.record(z.string(), z.json()));

/** Answers that the tests were really given, recorded by `RECORD=1 npx vitest run src/server/routes/v1/openapi.test.ts`. */
export const callExamples = (): z.infer<typeof schema> =>
  schema.parse(JSON.parse(readFileSync(new URL('../routes/v1/examples.json', import.meta.url), 'utf8')));
