import { registerHooks } from 'node:module';

/**
 * Saves a second of CPU time at every start. To learn whether a file is a module, Node parses all of its package's
 * `exports`, for each file anew; Drizzle lists thousands of them and loads a hundred files. All of these are modules.
 * `node bench/start-up.ts` measures it. To be deleted when Node reads `type` alone.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
