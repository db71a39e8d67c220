import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkUrl, useData } from '../src/offline/index.ts';
import { shippedData } from '../src/offline/testing/shipped-data.ts';

// What `npm run pack` packs, used as whoever installs it would. Node 20, Chromium, a worker and workerd: bench/package-platforms.ts.

const root = fileURLToPath(new URL('..', import.meta.url));
const packageFolder = join(root, 'packages/hookwise');
const folder = mkdtempSync(join(tmpdir(), 'hookwise-package-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return { status, said: stdout.trim(), stderr };
};

beforeAll(async () => {
  expect(run([join(root, 'scripts/build-package.ts')])).toMatchObject({ status: 0 });
  await mkdir(join(folder, 'node_modules'));
  symlinkSync(packageFolder, join(folder, 'node_modules/hookwise'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});

describe('the package', () => {
  it('judges as the sources do', async () => {
    writeFileSync(
      join(folder, 'check.mjs'),
      `import { checkUrl } from 'hookwise/engine';
console.log(JSON.stringify(await checkUrl('paypa1.com.account-verify.example', { now: new Date(0) })));`,
    );
    useData(await shippedData());
    const expected = await checkUrl('paypa1.com.account-verify.example', { now: new Date(0) });
    const { said, stderr } = run(['check.mjs']);
    expect(stderr).toBe('');
    expect(JSON.parse(said)).toEqual(expected);
  });

  it('has types that are those of the sources', () => {
    writeFileSync(
      join(folder, 'use.ts'),
      `import * as engine from 'hookwise/engine';
import type * as sources from '${join(root, 'src/offline/check.ts')}';
export const result: engine.CheckResult = {} as sources.CheckResult;
export const asked: sources.CheckResult = {} as engine.CheckResult;
export const url: sources.UrlOptions = {} as Omit<engine.UrlOptions, 'data'>;
export const mail: sources.MailOptions = {} as Omit<engine.MailOptions, 'data'>;
export const domain: sources.DomainOptions = {} as Omit<engine.DomainOptions, 'data'>;
export const facts: Parameters<typeof engine.checkDomainFacts>[1] = {} as Parameters<typeof sources.checkDomainFacts>[1];
`,
    );
    const { status, said } = run([
      join(root, 'node_modules/typescript/bin/tsc'),
      ...[
        '--noEmit',
        '--strict',
        '--exactOptionalPropertyTypes',
        '--allowImportingTsExtensions',
        '--resolveJsonModule',
      ],
      ...['--module', 'nodenext', '--target', 'es2024', '--lib', 'es2024,dom', '--types', '', 'use.ts'],
    ]);
    expect([said, status]).toEqual(['', 0]);
  });

  it('brings everything with it', () => {
    const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
    expect(manifest.dependencies).toBeUndefined();
    expect(readdirSync(join(packageFolder, 'dist')).sort()).toEqual([
      ...['command', 'engine.d.ts', 'engine.js', 'engine.node.js'],
      ...['hookwise.1', 'tables.bin', 'vulnerabilities', 'weights.bin'],
    ]);
    expect(readFileSync(join(packageFolder, 'dist/engine.js'), 'utf8')).not.toMatch(/from\s*["']|import\(/);
  });
});
