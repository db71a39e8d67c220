// npm run sbom: writes dist/sbom.cdx.json, the bill of materials in CycloneDX 1.6, from the lock file and what is installed.
// The same lock file gives the same bytes, so that anybody can make it again and compare: docs/verify-a-release.md.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { billOfMaterials } from './bill-of-materials.ts';
import { bundledPackages } from './bundled-packages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const manifest = read('package.json');
const bundled = bundledPackages(root, Object.keys(manifest.devDependencies));
const bill = billOfMaterials(manifest, read('package-lock.json'), bundled);
const file = join(root, 'dist/sbom.cdx.json');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 1)}\n`);
const shipped = bill.components.filter(({ scope }) => scope !== 'excluded').length;
process.stdout.write(
  `dist/sbom.cdx.json lists ${bill.components.length} packages: ${shipped} that ship, the others build and test.\n`,
);
