import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { exitCode, inherited, scripts } from './server-process.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs a script as `npm run` does, on the settings given and no others. */
export const runScript = async (
  name: 'admin' | 'verify-report',
  env: NodeJS.ProcessEnv,
  ...args: string[]
) => {
  const [, , ...command] = scripts[name].split(' ');
  const child = spawn(process.execPath, [...command, ...args], {
    cwd: root,
    env: { ...inherited(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, faults] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await exitCode(child), said: output + faults };
};
