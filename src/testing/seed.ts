/** Where all chance in a run of the tests begins. `SEED=… npx vitest run <file>` repeats a run that failed, or draws anew. */
export const seed: number = Number(process.env['SEED'] ?? 20_261_115);
if (!Number.isSafeInteger(seed)) throw new Error(`SEED must be a whole number, not ${process.env['SEED']}`);
