// npm test: installs the packages on whatever Node the machine has, then runs the tests on the pinned one.
import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();
process.exitCode = run('node', ['scripts/run-tests.ts', ...process.argv.slice(2)]);
