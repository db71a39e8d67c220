import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { seed } from './seed.ts';

fc.configureGlobal({ seed });

beforeEach(({ task, onTestFailed }) =>
  onTestFailed(() => {
    process.stderr.write(`\nSEED=${seed} npx vitest run ${task.file.name} repeats it.\n`);
  }),
);
