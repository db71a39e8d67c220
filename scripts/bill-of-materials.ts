import { createHash } from 'node:crypto';

export type Manifest = { name: string; version: string; description: string };
export type Locked = {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, Locked> };

/**
 * CycloneDX 1.6: https://cyclonedx.org/docs/1.6/json/. No date and no chance in it. `bundled`: what is installed for building
 * and ends up in the pages.
 */
export const billOfMaterials = (manifest: Manifest, { packages }: LockFile, bundled: readonly string[]) => {
  const paths = Object.keys(packages).filter((path) => isInstalled(path) && !packages[path]?.link);
  const references = new Map(paths.map((path) => [path, referenceOf(path, packages[path] ?? {})]));
  const shipped = closureOf(
    packages,
    paths.filter((path) => !packages[path]?.dev || bundled.includes(nameOf(path))),
  );
  const own = `${manifest.name}@${manifest.version}`;
  const components = paths.map((path) => componentOf(path, packages[path] ?? {}, shipped.has(path)));
  const dependencies = [
    { ref: own, dependsOn: sorted(needsOf(packages, '').flatMap((need) => references.get(need) ?? [])) },
    ...paths.map((path) => ({
      ref: references.get(path) ?? path,
      dependsOn: sorted(needsOf(packages, path).flatMap((need) => references.get(need) ?? [])),
    })),
  ];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([own, components]))}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own,
        name: manifest.name,
        version: manifest.version,
        description: manifest.description,
      },
    },
    components,
    dependencies,
  };
};

/** Fetched from a registry, and not a folder of this repository. */
export const isInstalled = (path: string): boolean => path.startsWith('node_modules/');

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;

/** A package may be there twice, at different places. */
const referenceOf = (path: string, { version = '' }: Locked) => `${path}@${version}`;

const componentOf = (path: string, locked: Locked, isShipped: boolean) => {
  const name = nameOf(path);
  const { version = '', integrity, license } = locked;
  return {
    type: 'library' as const,
    'bom-ref': referenceOf(path, locked),
    name,
    version,
    scope: isShipped
      ? locked.optional
        ? ('optional' as const)
        : ('required' as const)
      : ('excluded' as const),
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(integrity?.startsWith('sha512-') && {
      hashes: [
        { alg: 'SHA-512' as const, content: Buffer.from(integrity.slice(7), 'base64').toString('hex') },
      ],
    }),
    ...(license && { licenses: [licenseOf(license)] }),
  };
};

/** An expression joins several; anything else is taken for the id of one. */
const licenseOf = (license: string) =>
  /[ ()]/.test(license) ? { expression: license.replace(/^\((.*)\)$/, '$1') } : { license: { id: license } };

/** What a package needs, as Node finds it: beside it, or further up. */
const needsOf = (packages: LockFile['packages'], path: string): string[] => {
  const { dependencies, optionalDependencies, devDependencies } = packages[path] ?? {};
  const names = Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...(path === '' && devDependencies),
  });
  return names.flatMap((name) => {
    for (
      let folder = path;
      ;
      folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
    ) {
      const found = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
      if (packages[found]) return [found];
      if (folder === '') return [];
    }
  });
};

const closureOf = (packages: LockFile['packages'], from: string[]): Set<string> => {
  const known = new Set(from);
  for (const path of known) for (const need of needsOf(packages, path)) known.add(need);
  return known;
};

const sorted = (texts: string[]) => [...new Set(texts)].sort();

/** A UUID of version 8: made of a hash. */
const uuidOf = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
};
