import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { run } from './testing/run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hookwise-sarif-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

// What the schema of SARIF 2.1.0 asks of the objects that we write: nothing else may be in them.
const message = z.strictObject({ text: z.string().min(1) });
const artifactLocation = z.strictObject({
  uri: z.string().regex(/^(?:file:\/\/\/)?(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-F]{2})+$/),
  uriBaseId: z.literal('%SRCROOT%').optional(),
});
const position = z.number().int().min(1);
const location = z.union([
  z.strictObject({
    physicalLocation: z.strictObject({
      artifactLocation,
      region: z
        .strictObject({
          startLine: position,
          startColumn: position.optional(),
          endColumn: position.optional(),
        })
        .optional(),
    }),
  }),
  z.strictObject({
    logicalLocations: z.array(z.strictObject({ fullyQualifiedName: z.string(), kind: z.string() })).min(1),
  }),
]);
const log = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z
    .array(
      z.strictObject({
        tool: z.strictObject({
          driver: z.strictObject({
            name: z.literal('Hookwise'),
            semanticVersion: z.string().regex(/^\d+\.\d+\.\d+$/),
            rules: z.array(
              z.strictObject({
                id: z.string().min(1),
                name: z.string().regex(/^[A-Z]\w+$/),
                shortDescription: message,
                help: message,
                properties: z.strictObject({ tags: z.array(z.string()), 'security-severity': z.string() }),
              }),
            ),
          }),
        }),
        columnKind: z.literal('utf16CodeUnits'),
        invocations: z.tuple([
          z.strictObject({
            executionSuccessful: z.boolean(),
            exitCode: z.number().int(),
            toolExecutionNotifications: z
              .array(
                z.strictObject({
                  level: z.literal('error'),
                  message,
                  locations: z.array(location).optional(),
                }),
              )
              .optional(),
          }),
        ]),
        results: z.array(
          z.strictObject({
            ruleId: z.string(),
            ruleIndex: z.number().int().min(0),
            level: z.enum(['error', 'warning']),
            message,
            locations: z.array(location).min(1),
            partialFingerprints: z.record(z.string(), z.string()),
            properties: z.record(z.string(), z.unknown()),
          }),
        ),
      }),
    )
    .length(1),
});

const sarifOf = async (...inputs: string[]) => {
  const { out, code } = await run(['check', '--sarif', ...inputs]);
  const [only] = log.parse(JSON.parse(out)).runs;
  if (!only) throw new Error('a log has one run');
  return { ...only, code };
};

it('annotates the links of documents where they stand, and names what could not be read', async () => {
  const path = join(folder, 'a document.md');
  writeFileSync(path, 'Fine: https://www.paypal.com/\n\nNot fine: [here](http://paypa1.com/login)\n');
  const { tool, results, invocations, code } = await sarifOf(path, 'missing.md', 'http://paypa1.com/login');
  expect(code).toBe(2);
  expect(results.map(({ level, ruleIndex }) => [level, ruleIndex])).toEqual([
    ['error', 0],
    ['error', 0],
  ]);
  expect(results[0]?.ruleId).toBe(tool.driver.rules[0]?.id);
  expect(results[0]?.locations[0]).toMatchObject({
    physicalLocation: {
      artifactLocation: { uri: expect.stringMatching(/\/a%20document\.md$/) },
      region: { startLine: 3, startColumn: 18, endColumn: 41 },
    },
  });
  expect(results[0]?.message.text).toContain('paypa1[.]com');
  expect(results[1]?.locations[0]).toHaveProperty('logicalLocations');
  expect(invocations[0].executionSuccessful).toBe(true);
  expect(invocations[0].toolExecutionNotifications?.[0]?.message.text).toContain('missing.md is not there');
});

it('is a whole log when nothing is wrong, and when nothing could be read', async () => {
  const path = join(folder, 'fine.md');
  writeFileSync(path, 'https://www.paypal.com/\n');
  expect(await sarifOf(path)).toMatchObject({ results: [], code: 0 });
  const { results, invocations } = await sarifOf('missing.md');
  expect(results).toEqual([]);
  expect(invocations[0]).toMatchObject({ executionSuccessful: false, exitCode: 66 });
});

it('points to files by their paths below the folder of the run', async () => {
  const { results } = await sarifOf('src/engine/testing/mails/phishing/apple-id-homoglyph.eml');
  expect(results[0]?.locations[0]).toMatchObject({
    physicalLocation: {
      artifactLocation: {
        uri: 'src/engine/testing/mails/phishing/apple-id-homoglyph.eml',
        uriBaseId: '%SRCROOT%',
      },
      region: { startLine: 1 },
    },
  });
});
