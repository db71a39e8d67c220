import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { billOfMaterials, isInstalled, type LockFile } from './bill-of-materials.ts';

const manifest = { name: 'shop', version: '1.2.3', description: 'A shop.' };
const integrity = `sha512-${Buffer.from('what npm has checked').toString('base64')}`;
const lock: LockFile = {
  packages: {
    '': { dependencies: { server: '^1.0.0' }, devDependencies: { tester: '1.0.0', pages: '2.0.0' } },
    'node_modules/server': {
      version: '1.0.0',
      integrity,
      license: 'MIT',
      dependencies: { '@own/shared': '^1.0.0' },
    },
    'node_modules/@own/shared': { version: '1.0.0', license: '(MIT OR Apache-2.0)' },
    'node_modules/tester': { version: '1.0.0', dev: true, dependencies: { '@own/shared': '^2.0.0' } },
    'node_modules/tester/node_modules/@own/shared': { version: '2.0.0', dev: true },
    'node_modules/pages': { version: '2.0.0', dev: true, dependencies: { drawing: '*' } },
    'node_modules/drawing': { version: '3.0.0', dev: true },
    'node_modules/fast-path': { version: '1.0.0', optional: true },
  },
};
const bill = billOfMaterials(manifest, lock, ['pages']);
const scopes = Object.fromEntries(bill.components.map((one) => [one['bom-ref'], one.scope]));

it('says what ships, what may be missing, and what only builds and tests', () => {
  expect(scopes).toEqual({
    'node_modules/server@1.0.0': 'required',
    'node_modules/@own/shared@1.0.0': 'required',
    'node_modules/tester@1.0.0': 'excluded',
    'node_modules/tester/node_modules/@own/shared@2.0.0': 'excluded',
    'node_modules/pages@2.0.0': 'required',
    'node_modules/drawing@3.0.0': 'required',
    'node_modules/fast-path@1.0.0': 'optional',
  });
});

it('names each package so that others find it, with its hash and its licence', () => {
  expect(bill.components[0]).toMatchObject({
    purl: 'pkg:npm/server@1.0.0',
    hashes: [{ alg: 'SHA-512', content: Buffer.from('what npm has checked').toString('hex') }],
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(bill.components[1]).toMatchObject({
    purl: 'pkg:npm/%40own/shared@1.0.0',
    licenses: [{ expression: 'MIT OR Apache-2.0' }],
  });
});

it('finds what a package needs where Node would', () => {
  const needs = Object.fromEntries(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  expect(needs['shop@1.2.3']).toEqual([
    'node_modules/pages@2.0.0',
    'node_modules/server@1.0.0',
    'node_modules/tester@1.0.0',
  ]);
  expect(needs['node_modules/tester@1.0.0']).toEqual(['node_modules/tester/node_modules/@own/shared@2.0.0']);
  expect(needs['node_modules/server@1.0.0']).toEqual(['node_modules/@own/shared@1.0.0']);
});

it('is the same for the same lock file, and another for another', () => {
  expect(billOfMaterials(manifest, lock, ['pages'])).toEqual(bill);
  const { 'node_modules/fast-path': _, ...fewer } = lock.packages;
  expect(billOfMaterials(manifest, { packages: fewer }, ['pages']).serialNumber).not.toBe(bill.serialNumber);
});

it('lists everything of our own lock file, and every reference leads somewhere', () => {
  const own = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const { components, dependencies, metadata } = billOfMaterials(manifest, own, []);
  expect(components).toHaveLength(
    Object.keys(own.packages).filter((path) => isInstalled(path) && !own.packages[path].link).length,
  );
  const known = new Set([metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
  expect(known.size).toBe(components.length + 1);
  for (const { ref, dependsOn } of dependencies)
    for (const one of [ref, ...dependsOn]) expect(known).toContain(one);
});
