import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { numberOf } from './number-of.ts';
import type { Given } from './parse-command-line.ts';
import { productFolder } from './product-folder.ts';
import type { Surroundings } from './surroundings.ts';

/** `hookwise serve`: starts the product, as `npm start` does, and ends with it. */
export const serve = async (
  { inputs, given }: { inputs: readonly string[]; given: Given },
  { env, terminal, script }: Surroundings,
): Promise<ExitCode> => {
  const port = given.value('port');
  if (port !== null) numberOf('port', port, { standard: 3000, least: 0, most: 65_535 });
  const folder = productFolder({ named: inputs[0], script, env });
  const start = join(folder, 'scripts/start.mjs');
  const { code, signal } = await run(start, folder, { ...env, ...(port !== null && { PORT: port }) });
  if (code === 0 || signal) return exitCodes.safe;
  terminal.complain(`the product ended with ${code}.`);
  return exitCodes.unavailable;
};

/** As in the script of package.json. */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

const run = (start: string, cwd: string, env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve, reject) => {
    const product = spawn(process.execPath, [...flags, start], { cwd, env, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => product.kill(signal));
    product.on('error', reject);
    product.on('exit', (code, signal) => resolve({ code, signal }));
  });
