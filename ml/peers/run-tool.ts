import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

// Daemons lie in sbin, which an ordinary user's path leaves out.
export const toolPath = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;

type ToolOutput = { code: number | null; stdout: string; stderr: string };

/** Runs a command to its end. Null when there is no such command; throws when it outlives the timeout. */
export const runTool = async (
  command: string,
  args: string[],
  { input = '', timeoutMs = 20_000 } = {},
): Promise<ToolOutput | null> => {
  const child = spawn(command, args, {
    env: { ...process.env, PATH: toolPath },
    signal: AbortSignal.timeout(timeoutMs),
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // A command that ends before it has read everything says why on its error output, not through a broken pipe.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  try {
    const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    return { code, stdout, stderr };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** The first thing in the output of `command --version` that looks like a version number. */
export const toolVersion = async (command: string): Promise<string | null> => {
  const output = await runTool(command, ['--version']);
  return /\d+\.\d+(?:\.\d+)*/.exec(output?.stdout ?? '')?.[0] ?? null;
};
