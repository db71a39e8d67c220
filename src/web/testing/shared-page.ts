import { builtinEnvironments } from 'vitest/runtime';

// The files of a worker share one page: making one takes longer than most of their tests. Imported before what looks for it.
if (!('document' in globalThis)) await builtinEnvironments.jsdom.setup(globalThis, {});
