import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { openDocument } from '../store/catalogue-document.ts';
import type { Catalogue } from '../store/vulnerability-catalogue.ts';

/** What ml/build-tables writes beside the catalogue. */
const shippedManifest = z.object({
  file: z.string(),
  sha256: z.string(),
  asOf: z.iso.date(),
  notes: z.array(z.string()),
});

const shippedFolder = new URL('../../../models/vulnerabilities/', import.meta.url);

/** The catalogue that ships with the product: facts without the official texts. It is unpacked when first asked for. */
export const shippedVulnerabilities = (folder: URL = shippedFolder): (() => Promise<Catalogue>) => {
  let opened: Promise<Catalogue> | undefined;
  return () => {
    opened ??= open(folder).catch((error: unknown) => {
      // Not cached: the disk may work the next time.
      opened = undefined;
      throw error;
    });
    return opened;
  };
};

/** Who had an exploit for what when the product was made. */
export const shippedExploits = async (folder: URL = shippedFolder): Promise<Map<string, string[]>> => {
  const { records } = await open(folder);
  const exploits = new Map<string, string[]>();
  for (const { cveId, exploitSources } of records()) {
    if (exploitSources.length > 0) exploits.set(cveId, exploitSources);
  }
  return exploits;
};

/** The day of what is known about exploits: a synced catalogue takes it from the one that ships. */
export const exploitsKnownTo = (folder: URL = shippedFolder): (() => Promise<string>) => {
  let day: string | undefined;
  return async () => {
    day ??= (await readManifest(folder)).asOf;
    return day;
  };
};

const readManifest = async (folder: URL) =>
  shippedManifest.parse(JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')));

const open = async (folder: URL): Promise<Catalogue> => {
  const { file, sha256, asOf, notes } = await readManifest(folder);
  const content = await openDocument(await readFile(new URL(file, folder)));
  return { ...content, version: `shipped-${sha256.slice(0, 16)}`, origin: 'shipped', asOf, notes };
};
