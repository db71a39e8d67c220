import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { destinationOf } from '../engine/index.ts';
import { type EngineData, readData } from '../offline/index.ts';
import { dataFolder } from './data-folder.ts';
import { shippedData } from './shipped-files.ts';

type Needs = { script: URL; env: NodeJS.ProcessEnv };

/** Weights and tables as they came with the package, and the newer lists that `hookwise update` has taken. */
export const engineData = async ({ script, env }: Needs): Promise<EngineData> => {
  const data = readData(await shippedData(script));
  const folder = dataFolder(env);
  return folder && existsSync(join(folder, 'feeds')) ? withTakenLists(data, folder, env) : data;
};

const withTakenLists = async (
  data: EngineData,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<EngineData> => {
  const { takenLists } = await import('./taken-lists.ts');
  const lists = await takenLists(folder, env);
  const listedOn = lists.newest();
  if (listedOn === null) return data;
  return {
    ...data,
    versions: { ...data.versions, lists: { phishing: listedOn } },
    urlFacts: (url, now) => {
      const facts = data.urlFacts(url, now);
      const destination = destinationOf(url);
      if (!destination) return facts;
      const listed = lists.lookup(destination);
      return {
        ...facts,
        ...(listed.state === 'known' && { knownPhishing: listed }),
        lists: { listedOn, ageInDays: daysBetween(listedOn, now) },
      };
    },
  };
};

const daysBetween = (day: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(day)) / (24 * 60 * 60 * 1000)));
