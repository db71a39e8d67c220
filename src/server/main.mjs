// JavaScript, and not TypeScript: what keeps the compiled code must be there before the first file whose types are to be taken out.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/**
 * On a crowded machine V8's middle compiler mixes up numbers: the width of one object is read from another that was made
 * after it, in one of thirty new processes that read a picture. A wrong number is a wrong verdict, so that compiler stays
 * off: decision 0029.
 */
const withoutMaglev = ['--no-maglev'];

/** What the thread of the embedded engine asks for (engine-thread.ts), which would do so in the middle of a start. */
const firstCompilerOfWebAssembly = ['--liftoff-only', '--no-wasm-dynamic-tiering', '--no-wasm-tier-up'];

// Flags go for all threads of the process, and have to come before any code is worth compiling: V8 takes kept code only where
// all flags are those with which it was kept.
for (const flag of [...withoutMaglev, ...firstCompilerOfWebAssembly]) setFlagsFromString(flag);

// Types taken out and code compiled once, for all starts: two fifths of what a start costs its main thread (decision 0071).
// Threads and `npm test` are told of it by the variable.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../../dist/compiled', import.meta.url));
enableCompileCache(process.env['NODE_COMPILE_CACHE']);

// Only now: what is imported by a statement is found before any code runs.
await import('./quick-imports.ts');
await import('./compose/serve.ts');
