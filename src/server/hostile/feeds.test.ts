import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unreadable } from '../../lookups/attempt.ts';
import { jsonList } from '../adapters/vulnerability-json-list.ts';

async function* pieces(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** How many records a feed holds; null where it cannot be read. */
const recordsIn = async (text: string, size = 256 * 1024): Promise<number | null> => {
  const list = jsonList(pieces(text, size), 'vulnerabilities');
  let count = 0;
  try {
    for await (const _ of list.elements()) count += 1;
    return count;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
};

it('a feed with any part changed is read as JSON would be, or refused as unreadable', async () => {
  const whole = JSON.stringify({
    format: 'x',
    tags: ['a'],
    vulnerabilities: [{ id: 1, n: [{ a: '}]"\\' }] }, {}],
    end: {},
  });
  const change = fc.tuple(
    fc.nat(whole.length - 1),
    fc.constantFrom('{', '}', '[', ']', '"', '\\', ',', ':', '', '\0', 'x'),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 3 }),
      fc.integer({ min: 1, max: 40 }),
      async (changes, size) => {
        const text = changes.reduce((now, [at, sign]) => now.slice(0, at) + sign + now.slice(at + 1), whole);
        const count = await recordsIn(text, size);
        const parsed = parseJson(text);
        if (parsed === undefined) return;
        const list = (parsed as { vulnerabilities?: unknown })?.vulnerabilities;
        if (count !== null && Array.isArray(list)) expect(count).toBe(list.length);
      },
    ),
    { numRuns: 600 },
  );
});

it.each([
  ['lists before the list', `{${'"a":[],'.repeat(300_000)}"vulnerabilities":[]}`],
  ['brackets in brackets', `{"vulnerabilities":[{"a":${'['.repeat(3_000_000)}`],
  ['brackets before the list', `{"a":${'['.repeat(3_000_000)}`],
  ['a string without end', `{"vulnerabilities":[{"a":"${'\\"'.repeat(6_000_000)}`],
  ['what follows without end', `{"vulnerabilities":[],"a":[${'1,'.repeat(3_000_000)}1]}`],
])('%s are refused before they fill the memory', async (_, text) => {
  expect(await recordsIn(text)).toBeNull();
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
