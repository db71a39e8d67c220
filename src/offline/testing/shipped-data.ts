import { readFile } from 'node:fs/promises';
import { reportEngine } from '../../server/adapters/report-engine.ts';
import type { DataFiles } from '../engine-data.ts';
import { packData } from '../pack-data.ts';

const models = new URL('../../../models/', import.meta.url);

/** The data files of this release, packed in memory. */
export const shippedData = (): Promise<DataFiles> =>
  packData({ read: (path) => readFile(new URL(path, models)), made: reportEngine()() });
