/** The seed of all randomness in a test run. `SEED=… npx vitest run <file>` repeats a failed run, or draws anew. */
export const seed: number = Number(process.env['SEED'] ?? 20_261_115);
if (!Number.isSafeInteger(seed)) throw new Error(`SEED must be a whole number, not ${process.env['SEED']}`);
