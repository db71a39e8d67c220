import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dataFileNames, packData } from '../src/offline/index.ts';
import { reportEngine } from '../src/server/tools.ts';

const models = new URL('../models/', import.meta.url);

/** Writes the weights and the tables of this release, one file each, into a folder. */
export const writeDataFiles = async (folder: URL): Promise<void> => {
  const data = await packData({ read: (file) => readFile(new URL(file, models)), made: reportEngine()() });
  mkdirSync(folder, { recursive: true });
  for (const [kind, name] of Object.entries(dataFileNames))
    writeFileSync(new URL(name, folder), data[kind as keyof typeof dataFileNames]);
};
